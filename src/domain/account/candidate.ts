import type { CalendarDate } from '../shared/calendar-date.js';
import type { Applicant } from './applicant.js';
import { type Consent, CURRENT_POLICIES } from './consent.js';
import type { PendingRegistration } from './pending-registration.js';
import { authProviderOf, identityKey, type VerifiedIdentity } from './provider-identity.js';
import type { NewUser } from './user-state.js';

/** A person with a verified email address, who becomes a member if the registration policy allows it. */
export interface Candidate extends NewUser {
  readonly dateOfBirth: CalendarDate;
  readonly age: number;
  readonly consent: Consent;
  readonly authProvider: string;
  /** See `identityKey`; null for a sign-up with a password. */
  readonly identityKey: string | null;
  /** The digest of the token of an invitation; null where the registration policy asks for none. */
  readonly invitation: string | null;
}

/** The candidate of a sign-up whose code was entered. */
export function candidateOf(registration: PendingRegistration): Candidate {
  const { id: _id, key: _key, consentVersion: version, createdAt: at, ...fields } = registration.state;
  return { ...fields, consent: { version, at }, authProvider: 'local', identityKey: null };
}

/** The candidate of a sign-up with a provider, which has verified the email address. */
export const candidateWithProvider = (
  applicant: Applicant,
  identity: VerifiedIdentity,
  invitation: string | null,
  now: Date,
): Candidate => ({
  ...applicant,
  invitation,
  passwordHash: null,
  consent: { version: CURRENT_POLICIES, at: now },
  authProvider: authProviderOf(identity),
  identityKey: identityKey(identity),
});
