import type { AccountActivity, InactivityStep } from '../../domain/account/inactivity.js';
import type { Device } from '../sessions/sessions.js';

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
