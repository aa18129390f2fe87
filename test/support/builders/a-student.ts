import { applicantFrom, type SignUpForm } from '../../../src/domain/account/applicant.js';
import { PendingRegistration } from '../../../src/domain/account/pending-registration.js';
import { User } from '../../../src/domain/account/user.js';
import { localDate } from '../../../src/domain/shared/time-zone.js';

const NOW = new Date('2026-03-02T15:00:00Z');

/** A sign-up form that breaks no rule, with the fields that matter to the test. */
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

/** Someone who has typed the form and waits for the code. */
export function aRegistration(
  fields: Partial<SignUpForm> = {},
  { key = 'a key', passwordHash = 'hash of secret1', codeDigest = 'right', now = NOW } = {},
): PendingRegistration {
  const applicant = applicantFrom(aSignUpForm(fields), localDate(now, 'America/New_York'));
  return PendingRegistration.of(key, applicant, passwordHash, codeDigest, now);
}

/** Someone with an account. Without an id, as one who is yet to be kept, unless one is given. */
export function aStudent(fields: Partial<SignUpForm> & { id?: number; passwordHash?: string } = {}): User {
  const { id, passwordHash, ...form } = fields;
  const user = User.join(aRegistration(form, { passwordHash }), NOW);
  return id === undefined ? user : Object.assign(user, { id });
}
