import { describe, expect, it } from '@jest/globals';
import { User } from '../../../src/domain/account/user.js';
import { usernameOf } from '../../../src/domain/account/username.js';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('somebody who is appointed', () => {
  it('has an account without having signed up, and says nothing of themselves yet', () => {
    const appointee = {
      email: 'boss@example.org',
      username: 'boss',
      firstName: 'Admin',
      lastName: 'Account',
      passwordHash: 'a hash',
    };
    const user = User.appointed(appointee, 'admin', NOW);
    expect(user).toMatchObject({ ...appointee, role: 'admin', dateOfBirth: null, hasTakenSurvey: false });
    expect(user.ageOn('2026-11-21')).toBeNull();
    expect([user.canSignIn, user.trustScore]).toEqual([true, 20]);
  });
});

describe('a username made of an address', () => {
  it.each([
    ['ada.lovelace@example.org', 1, 'ada.lovelace'],
    ['ada@example.org', 3, 'ada3'],
    ['o+o@example.org', 1, 'user'],
    ['x!#$%@example.org', 2, 'user2'],
    [`${'long'.repeat(16)}@example.org`, 12, `${'long'.repeat(7)}12`],
  ])('%s, attempt %i: %s', (email, attempt, username) => {
    expect(usernameOf(email, attempt)).toBe(username);
  });
});
