import { CommunityTextNotAllowed } from '../../../src/domain/community/community-errors.js';
import {
  COMMUNITY_LIMITS,
  communityTextsFrom,
  type CommunityTexts,
  NO_COMMUNITY_TEXTS,
} from '../../../src/domain/community/community-texts.js';

const from = (fields: Partial<CommunityTexts>) => communityTextsFrom({ ...NO_COMMUNITY_TEXTS, ...fields });
const complaint = (fields: Partial<CommunityTexts>) => {
  try {
    from(fields);
  } catch (error) {
    if (error instanceof CommunityTextNotAllowed) return error.field;
    throw error;
  }
  return null;
};

it('an empty form is an instance that shows its settings', () => {
  const blank = { name: ' ', contactEmail: '', contactLink: ' ', contactText: '\t', houseRules: ['', ' '] };
  expect(from(blank)).toEqual(NO_COMMUNITY_TEXTS);
});

it('a name, three ways of contact and rules are kept without the spaces around them', () => {
  const form = {
    name: ' Meetups at Uni X ',
    contactEmail: 'hello@uni-x.example',
    contactLink: 'https://uni-x.example/meetups?lang=en#us',
    contactText: ' +34 600 000 000, Monday to Friday ',
    houseRules: [' Be on time. ', '', 'Ask before you take a picture.'],
  };
  expect(from(form)).toEqual({
    ...form,
    name: 'Meetups at Uni X',
    contactText: '+34 600 000 000, Monday to Friday',
    houseRules: ['Be on time.', 'Ask before you take a picture.'],
  });
});

it('names in any script are allowed, emoji with joiners included', () => {
  for (const name of ['Café Ünï', '大学のみんな', 'دانشگاه‌ها', '👩‍🍳 Tables'])
    expect(from({ name }).name).toBe(name);
});

it.each([
  ['a name with a line break', { name: 'Uni\nX' }, 'name'],
  ['a name with a bidirectional override', { name: 'Uni \u202eX' }, 'name'],
  ['a name with an invisible character', { name: 'Uni\u200b X' }, 'name'],
  ['a name of invisible characters only', { name: '\u2060' }, 'name'],
  ['a name with angle brackets', { name: 'Uni <b>' }, 'name'],
  ['a name that is too long', { name: 'x'.repeat(COMMUNITY_LIMITS.name + 1) }, 'name'],
  ['two email addresses', { contactEmail: 'a@b.example, c@d.example' }, 'contactEmail'],
  ['an email address with a line break', { contactEmail: 'a@b.example\r\nBcc: c@d.example' }, 'contactEmail'],
  ['a link without encryption', { contactLink: 'http://uni-x.example' }, 'contactLink'],
  ['a script as a link', { contactLink: 'javascript:alert(1)' }, 'contactLink'],
  ['a link that hides its site', { contactLink: 'https://uni-x.example@evil.example' }, 'contactLink'],
  ['a link to a machine of the network', { contactLink: 'https://localhost/' }, 'contactLink'],
  ['a contact over two lines', { contactText: 'Room 1\nRoom 2' }, 'contactText'],
  ['a rule with a hidden character', { houseRules: ['Fine', 'Be\u200b nice'] }, 'houseRules'],
  ['a rule that is too long', { houseRules: ['x'.repeat(COMMUNITY_LIMITS.houseRule + 1)] }, 'houseRules'],
  ['too many rules', { houseRules: Array(COMMUNITY_LIMITS.houseRules + 1).fill('Be nice') }, 'houseRules'],
])('%s is refused', (_case, fields, field) => expect(complaint(fields)).toBe(field));

it('the longest texts are allowed, counted in characters', () => {
  expect(complaint({ name: '😀'.repeat(COMMUNITY_LIMITS.name) })).toBeNull();
  const longest = 'x'.repeat(COMMUNITY_LIMITS.houseRule);
  expect(complaint({ houseRules: Array(COMMUNITY_LIMITS.houseRules).fill(longest) })).toBeNull();
});
