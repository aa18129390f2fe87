import {
  type CommunityDraft,
  draftOf,
  mergedDraft,
  refusedFields,
  textsOf,
} from '../../../web-admin/src/features/community/community-draft.js';

const EMPTY: CommunityDraft = {
  name: '',
  contactEmail: '',
  contactLink: '',
  contactText: '',
  houseRules: '',
};

it('the rules are one text, with a rule in each line that is not blank', () => {
  const texts = {
    name: null,
    contactEmail: null,
    contactLink: null,
    contactText: null,
    houseRules: ['A', 'B'],
  };
  const draft = draftOf({ version: 1, texts, defaults: { name: 'Tables', contactEmail: null } });
  expect(draft).toEqual({ ...EMPTY, houseRules: 'A\nB' });
  expect(textsOf({ ...draft, houseRules: ' A \n\n B\r\n' }).houseRules).toEqual(['A', 'B']);
});

it('the fields that the server would refuse are found before the request, each on its own', () => {
  expect(refusedFields(EMPTY)).toEqual([]);
  const rules = Array.from({ length: 13 }, () => 'Be nice.').join('\n');
  expect(refusedFields({ ...EMPTY, name: '<b>', contactLink: 'uni-x.example', houseRules: rules })).toEqual([
    'name',
    'contactLink',
    'houseRules',
  ]);
});

it('after a conflict nothing is lost: own changes stay, and all other fields are those of the other admin', () => {
  const base = { ...EMPTY, name: 'Old', contactText: 'Old room' };
  const mine = { ...base, name: 'Mine', contactText: 'Old room' };
  const theirs = { ...base, name: 'Theirs', contactText: 'New room', houseRules: 'Be nice.' };
  expect(mergedDraft(base, mine, theirs)).toEqual({ ...theirs, name: 'Mine' });
});
