import {
  CURRENT_POLICIES,
  isCurrent,
  POLICY_VERSIONS,
  PoliciesChanged,
} from '../../../src/domain/account/consent.js';
import { candidateWithProvider } from '../../../src/domain/account/candidate.js';
import { User } from '../../../src/domain/account/user.js';
import { aUser } from '../../support/builders/a-user.js';

const NOW = new Date('2026-04-01T00:00:00Z');

it('the versions of Terms and Privacy are numbered without a gap, each with its date and changes', () => {
  expect(POLICY_VERSIONS.map(({ version }) => version)).toEqual(POLICY_VERSIONS.map((_, index) => index + 1));
  for (const { date, changes } of POLICY_VERSIONS) {
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(changes).not.toBe('');
  }
});

it('only the newest version is current', () => {
  expect(isCurrent(CURRENT_POLICIES)).toBe(true);
  expect(isCurrent(CURRENT_POLICIES - 1)).toBe(false);
});

it('an account of a sign-in provider consents to the current version when it is created', () => {
  const { email, username, firstName, lastName, dateOfBirth, language } = aUser();
  const applicant = { email, username, firstName, lastName, dateOfBirth: dateOfBirth!, age: 30, language };
  const identity = { issuer: 'https://accounts.google.com', subject: '7', email, isEmailVerified: true };
  const candidate = candidateWithProvider(applicant, identity as never, null, NOW);
  const user = User.join(candidate, NOW);
  expect(user.consent).toEqual({ version: CURRENT_POLICIES, at: NOW });
});

it('a user cannot accept a version that is not the current one', () => {
  expect(() => aUser().acceptPolicies(CURRENT_POLICIES + 1, NOW)).toThrow(PoliciesChanged);
});
