import { usernameFrom, usernameOf, UsernameNotAllowed } from '../../../src/domain/account/username.js';

describe('usernameFrom', () => {
  it.each(['ada', 'A_d-a.99', 'x'.repeat(30), '...'])('the username %s is accepted and trimmed', (name) => {
    expect(usernameFrom(` ${name} `)).toBe(name);
  });

  it.each(['', 'ab', 'x'.repeat(31), 'ada b', 'ada@b', 'adä', 'ada\u0000', 'ada\nx', 'аda'])(
    'the username %j is refused',
    (name) => expect(() => usernameFrom(name)).toThrow(UsernameNotAllowed),
  );
});

describe('usernameOf', () => {
  it.each([
    ['ada.lovelace@example.org', 1, 'ada.lovelace'],
    ['ada@example.org', 3, 'ada3'],
    ['o+o@example.org', 1, 'user'],
    ['x!#$%@example.org', 2, 'user2'],
    [`${'long'.repeat(16)}@example.org`, 12, `${'long'.repeat(7)}12`],
  ])('for %s, attempt %i returns %s', (email, attempt, username) => {
    expect(usernameOf(email, attempt)).toBe(username);
  });
});
