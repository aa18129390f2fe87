import { applicantFrom, type SignUpForm } from '../../../src/domain/account/applicant.js';
import { candidateOf } from '../../../src/domain/account/candidate.js';
import { PendingRegistration } from '../../../src/domain/account/pending-registration.js';
import { User } from '../../../src/domain/account/user.js';
import { localDate } from '../../../src/domain/shared/time-zone.js';

const NOW = new Date('2026-03-02T15:00:00Z');

/** A valid registration form. */
export function aSignUpForm(fields: Partial<SignUpForm> = {}): SignUpForm {
  return {
    username: 'ada',
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Byron',
    dateOfBirth: '2004-05-06',
    isAdult: true,
    ...fields,
  };
}

/** A registration that is not verified yet. */
export function aRegistration(
  fields: Partial<SignUpForm> = {},
  { key = 'a key', passwordHash = 'hash of secret1', codeDigest = 'right', now = NOW } = {},
): PendingRegistration {
  const applicant = applicantFrom(aSignUpForm(fields), localDate(now, 'America/New_York'), 'Tablemates');
  return PendingRegistration.of(key, applicant, passwordHash, codeDigest, now);
}

/** A registered user. Without an id it is a new entity. */
export function aUser(
  fields: Partial<SignUpForm> & { id?: number; passwordHash?: string; isFirstOfNetwork?: boolean } = {},
): User {
  const { id, passwordHash, isFirstOfNetwork, ...form } = fields;
  const user = User.join(candidateOf(aRegistration(form, { passwordHash })), NOW, isFirstOfNetwork);
  if (id !== undefined) user.assignId(id);
  return user;
}
