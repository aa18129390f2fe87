import type { AccountActivity, InactivityStep } from '../../domain/account/inactivity.js';
import type { Device } from '../sessions/sessions.js';
import type { ProviderIdentity } from '../../domain/account/provider-identity.js';
import type { Admissions } from '../account/admissions.js';
import type { AccountMails } from '../account/mails.js';
import type { CodeDigests, PasswordHasher, Users } from '../account/ports.js';
import type { Ground } from '../ground/ground.js';
import type { Sessions } from '../sessions/sessions.js';
import type { PendingRegistrations } from '../sign-up/ports.js';

/** Maximum number of stored devices per user; the least recently used are deleted. */
export const MOST_KNOWN_DEVICES = 10;

export interface KnownDevices {
  /** Stores a login with a device. @returns `first` if the user had no device, `known` for this one, `new` otherwise */
  note(userId: number, digest: string, at: Date): Promise<'first' | 'known' | 'new'>;
}

/** A session in the list of the user's own sessions. */
export interface OwnSession extends Device {
  /** Public id, from which the session id in the cookie cannot be derived. */
  readonly id: string;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
  /** The session of the request. */
  readonly isCurrent: boolean;
}

export interface OwnSessions {
  /** The current session first, then by last use, newest first. */
  of(userId: number, currentSessionId: string, limit: number): Promise<OwnSession[]>;
}

/** An account and its last sign-in, or its creation, as ISO 8601 and as precise as it is stored. */
export interface InactiveAccount {
  readonly userId: number;
  readonly signedInAt: string;
}

/** Last sign-ins, for the deletion of inactive accounts. */
export interface AccountActivities {
  /** At most `limit` members, without staff, whose step is due, by last sign-in and id, from the one after `after`. */
  dueFor(step: InactivityStep, now: Date, limit: number, after?: InactiveAccount): Promise<InactiveAccount[]>;
  /** @returns null for an account without a recorded sign-in */
  find(userId: number): Promise<AccountActivity | null>;
  /** Starts the count of days again. The caller has locked the user row. */
  noteSignIn(userId: number, at: Date): Promise<void>;
  /** @param notices the number of notices sent since the last sign-in */
  noteNotice(userId: number, notices: number, at: Date): Promise<void>;
}

/** State, nonce and PKCE verifier of a sign-in that a browser began. Only that browser may hold it. */
export type ProviderAttempt = Readonly<Record<string, string>>;

/** The providers that the settings name, by their ids; empty for sign-in with a password only. */
export type IdentityProviders = ReadonlyMap<string, IdentityProvider>;

/** A sign-in provider: an OpenID Connect issuer. */
export interface IdentityProvider {
  /**
   * @param choosesAccount whether the provider asks which account, instead of taking the one that is signed in there
   * @returns the address to send the browser to
   * @throws ProviderUnavailable
   */
  begin(choosesAccount: boolean): Promise<{ readonly url: string; readonly attempt: ProviderAttempt }>;
  /**
   * Exchanges the code of the issuer's answer and verifies the ID token.
   * @param query of the address that the browser was sent back to
   * @throws ProviderUnavailable, ProviderSignInFailed
   */
  complete(attempt: ProviderAttempt, query: URLSearchParams): Promise<ProviderIdentity>;
}

/** What sign-in is given. */
export interface SignInPorts extends Ground {
  readonly users: Users;
  readonly registrations: PendingRegistrations;
  readonly passwords: PasswordHasher;
  readonly sessions: Sessions;
  readonly knownDevices: KnownDevices;
  readonly accountActivities: AccountActivities;
  readonly digests: CodeDigests;
  readonly mails: AccountMails;
  readonly providers: IdentityProviders;
  readonly admissions: Admissions;
}
