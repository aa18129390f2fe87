import { nameFrom } from '../../../src/domain/account/person-name.js';
import { breaks } from '../../support/refused.js';
import { usernameFrom, usernameOf } from '../../../src/domain/account/username.js';
import { bioFrom } from '../../../src/domain/account/bio.js';
import { interestsFrom } from '../../../src/domain/account/interests.js';
import { DRAWINGS, isDrawing, pathOfDrawing } from '../../../src/domain/account/drawing.js';
import { ensureProfileAge } from '../../../src/domain/account/profile-age.js';

describe('nameFrom', () => {
  it.each(['Ada', "O'Brien-Žižek", '李', 'Marie Claire', '🌸', 'x'.repeat(50), '🌸'.repeat(50)])(
    'the name %s is accepted and trimmed',
    (name) => expect(nameFrom(` ${name} `, 'firstName')).toBe(name),
  );

  it.each(['', '   ', '\u200b', 'x'.repeat(51), 'Ada\nBcc: x', 'A\u0000', 'A\ud800', '\u202eadA'])(
    'the name %j is refused',
    (name) => breaks(() => nameFrom(name, 'lastName'), 'name_not_allowed'),
  );
});

describe('usernameFrom', () => {
  it.each(['ada', 'A_d-a.99', 'x'.repeat(30), '...'])('the username %s is accepted and trimmed', (name) =>
    expect(usernameFrom(` ${name} `)).toBe(name),
  );

  it.each(['', 'ab', 'x'.repeat(31), 'ada b', 'ada@b', 'adä', 'ada\u0000', 'ada\nx', 'аda'])(
    'the username %j is refused',
    (name) => breaks(() => usernameFrom(name), 'username_not_allowed'),
  );
});

it.each([
  ['ada.lovelace@example.org', 1, 'ada.lovelace'],
  ['ada@example.org', 3, 'ada3'],
  ['o+o@example.org', 1, 'user'],
  ['x!#$%@example.org', 2, 'user2'],
  [`${'long'.repeat(16)}@example.org`, 12, `${'long'.repeat(7)}12`],
])('the username of %s at attempt %i is %s', (email, attempt, username) =>
  expect(usernameOf(email, attempt)).toBe(username),
);

describe('bioFrom', () => {
  it('a bio has at most 200 code points and may have several lines', () => {
    expect(bioFrom('🍜'.repeat(200))).toHaveLength(400);
    breaks(() => bioFrom('🍜'.repeat(201)), 'text_not_allowed');
    expect([bioFrom(' Noodles,\nthen tea. '), bioFrom('   ')]).toEqual(['Noodles,\nthen tea.', null]);
    expect(bioFrom(null)).toBeNull();
  });

  it.each(['\u200b', ' \u2060\u200d ', '\u3164', '\u2800', '\ufe0f'])(
    'a bio of the invisible characters %j only is empty',
    (text) => expect(bioFrom(text)).toBeNull(),
  );

  it.each(['\u0000', 'a\ud83c', '\u0007', '\u202e'])(
    'a bio with the unreadable character %j is refused',
    (text) => breaks(() => bioFrom(`hi ${text} there`), 'text_not_allowed'),
  );
});

describe('interestsFrom', () => {
  it('a list or a comma-separated text is trimmed and deduplicated', () => {
    expect(interestsFrom(' music, travel ,, Music,')).toEqual(['Music', 'travel']);
    expect(interestsFrom(['chess', ' chess ', ''])).toEqual(['chess']);
    expect(interestsFrom(null)).toEqual([]);
    expect(interestsFrom('')).toEqual([]);
    expect(interestsFrom(['\u200b', '\u3164', 'tea'])).toEqual(['tea']);
  });

  it('at most 10 interests of 30 characters each are accepted', () => {
    const ten = Array.from({ length: 10 }, (_, index) => `interest ${index}`);
    expect(interestsFrom(ten)).toHaveLength(10);
    breaks(() => interestsFrom([...ten, 'one more']), 'interests_not_allowed');
    expect(interestsFrom(['x'.repeat(30)])).toHaveLength(1);
    breaks(() => interestsFrom(['x'.repeat(31)]), 'interests_not_allowed');
    breaks(() => interestsFrom(['a\u0000b']), 'interests_not_allowed');
  });
});

it('a drawing is known by its path only', () => {
  expect(DRAWINGS.map(pathOfDrawing).every(isDrawing)).toBe(true);
  for (const address of [
    'fox',
    '/drawings/fox.png',
    '/drawings/dragon.svg',
    '/drawings/../api/pictures/1/x.webp',
    'https://example.org/drawings/fox.svg',
    '',
  ]) {
    expect(isDrawing(address)).toBe(false);
  }
});

it('a profile age is an integer from 18 to 100', () => {
  for (const age of [18, 100]) expect(() => ensureProfileAge(age)).not.toThrow();
  for (const age of [17, 101, 30.5]) breaks(() => ensureProfileAge(age), 'profile_age_not_allowed');
});
