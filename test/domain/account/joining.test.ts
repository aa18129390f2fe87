import { ensureAdult } from '../../../src/domain/account/date-of-birth.js';
import { breaks } from '../../support/refused.js';
import { ensureConfirmed, ensurePassword } from '../../../src/domain/account/password.js';
import { CURRENT_POLICIES, isCurrent, POLICY_VERSIONS } from '../../../src/domain/account/consent.js';
import { candidateWithProvider } from '../../../src/domain/account/candidate.js';
import { User } from '../../../src/domain/account/user.js';
import { aUser } from '../../support/builders/a-user.js';

const TODAY = '2026-03-02';

describe('ensureAdult', () => {
  it('a user is an adult from local midnight of the 18th birthday', () => {
    ensureAdult('2008-03-02', true, TODAY);
    breaks(() => ensureAdult('2008-03-03', true, TODAY), 'too_young_to_join');
    expect(() => ensureAdult('2008-03-03', true, TODAY)).toThrow('You must be at least 18 years old to join');
  });

  it('a user born on February 29 is an adult on March 1 of a common year', () => {
    breaks(() => ensureAdult('2008-02-29', true, '2026-02-28'), 'too_young_to_join');
    ensureAdult('2008-02-29', true, '2026-03-01');
  });

  it('an age above 120 is refused', () => {
    ensureAdult('1905-03-03', true, TODAY);
    breaks(() => ensureAdult('1905-03-02', true, TODAY), 'date_of_birth_not_real');
  });

  it.each([
    ...['2001-02-29', '2001-13-01', '2001-00-10', '01-01-2001', '', '2001-1-1', '2999-01-01'],
    ...['+02001-01-01'],
  ])('the date of birth %j is refused', (date) =>
    breaks(() => ensureAdult(date, true, TODAY), 'date_of_birth_not_real'),
  );

  it('a sign-up without the confirmation of adulthood is refused', () =>
    breaks(() => ensureAdult('2000-01-01', false, TODAY), 'adulthood_not_confirmed'));
});

it('a password has 6 to 128 characters and equals its confirmation', () => {
  ensurePassword('x'.repeat(6));
  ensurePassword('x'.repeat(128));
  expect(() => ensurePassword('x'.repeat(5))).toThrow('Password must be at least 6 characters');
  expect(() => ensurePassword('x'.repeat(129))).toThrow('Password must be at most 128 characters');
  ensureConfirmed('secret1', 'secret1');
  expect(() => ensureConfirmed('secret1', 'secret2')).toThrow("Passwords don't match");
});

const NOW = new Date('2026-04-01T00:00:00Z');

it('the versions of Terms and Privacy are numbered without a gap, each with its date and changes', () => {
  expect(POLICY_VERSIONS.map(({ version }) => version)).toEqual(POLICY_VERSIONS.map((_, index) => index + 1));
  for (const { date, changes } of POLICY_VERSIONS) {
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(changes).not.toBe('');
  }
});

it('only the newest version is current', () =>
  expect([isCurrent(CURRENT_POLICIES), isCurrent(CURRENT_POLICIES - 1)]).toEqual([true, false]));

it('an account of a sign-in provider consents to the current version when it is created', () => {
  const { email, username, firstName, lastName, dateOfBirth, language } = aUser();
  const applicant = { email, username, firstName, lastName, dateOfBirth: dateOfBirth!, age: 30, language };
  const identity = { issuer: 'https://accounts.google.com', subject: '7', email, isEmailVerified: true };
  const candidate = candidateWithProvider(applicant, identity as never, null, NOW);
  const user = User.join(candidate, NOW);
  expect(user.consent).toEqual({ version: CURRENT_POLICIES, at: NOW });
});

it('a user cannot accept a version that is not the current one', () =>
  breaks(() => aUser().acceptPolicies(CURRENT_POLICIES + 1, NOW), 'policies_changed'));
