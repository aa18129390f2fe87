import type { AccountActivity, InactivityStep } from '../../domain/account/inactivity.js';
import type { EmailProof, ProofPurpose } from '../../domain/account/email-proof.js';
import type { PasswordReset } from '../../domain/account/password-reset.js';
import type { PendingRegistration } from '../../domain/account/pending-registration.js';
import type { User } from '../../domain/account/user.js';
import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import type { SurveyAnswers } from '../../domain/shared/survey-answers.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { Recipient } from '../notifications/contacts.js';
import type { Device } from '../sessions/sessions.js';

/** Repository of users without deleted ones. Parameters: email addresses in lower case, usernames in any case. */
export interface Users {
  find(id: number): Promise<User | null>;
  /** With a row lock (`FOR UPDATE`) until the unit of work ends. */
  findForUpdate(id: number): Promise<User | null>;
  findByUsername(username: string): Promise<User | null>;
  findByEmail(email: string): Promise<User | null>;
  /** The user of the same address, or of another spelling of the same mailbox (`mailboxOf`). */
  findByMailbox(email: string): Promise<User | null>;
  /** @param key see `identityKey` */
  findByIdentity(key: string): Promise<User | null>;
  /** Inserts or updates, and publishes the recorded events. @throws UsernameTaken, EmailTaken, PhoneNumberTaken, IdentityTaken */
  save(user: User): Promise<void>;
}

/** Above the rate limit of code mails per address, so that a valid registration is never displaced. */
export const MOST_SIGN_UPS_OF_ADDRESS = 25;

export interface PendingRegistrations {
  findNewestByEmail(email: string): Promise<PendingRegistration | null>;
  /** Usernames of pending registrations are not unique. */
  findNewestByUsername(username: string): Promise<PendingRegistration | null>;
  /** All registrations of the address, oldest first, with row locks. */
  findAllForUpdate(email: string): Promise<PendingRegistration[]>;
  has(key: string): Promise<boolean>;
  isOf(key: string, email: string): Promise<boolean>;
  /** Whether a mail to the address of the registration was refused since its code was issued. */
  isMailRefused(key: string): Promise<boolean>;
  /** Inserts, replaces an earlier one with the same key, and deletes all but the newest `MOST_SIGN_UPS_OF_ADDRESS`. */
  replace(registration: PendingRegistration): Promise<void>;
  save(...registrations: PendingRegistration[]): Promise<void>;
  removeAllOf(email: string): Promise<void>;
  /** Deletes at most `limit` whose codes expired before the instant. @returns their number */
  removeExpiredBefore(instant: Date, limit: number): Promise<number>;
}

/** Above the rate limit of code mails per address, so that a valid reset is never displaced. */
export const MOST_RESETS_OF_ADDRESS = 100;

export interface PasswordResets {
  /** The reset that this browser asked for, with a row lock. */
  findForUpdate(email: string, key: string): Promise<PasswordReset | null>;
  /** The newest reset of the address, with a row lock. */
  findNewestForUpdate(email: string): Promise<PasswordReset | null>;
  has(email: string, key: string): Promise<boolean>;
  /** Inserts, replaces an earlier one of the same address and key, and deletes all but the newest `MOST_RESETS_OF_ADDRESS`. */
  replace(reset: PasswordReset): Promise<void>;
  save(reset: PasswordReset): Promise<void>;
  removeAllOf(email: string): Promise<void>;
  /** Deletes at most `limit` whose codes expired before the instant. @returns their number */
  removeExpiredBefore(instant: Date, limit: number): Promise<number>;
}

/** Pending proofs of an email address, at most one per user and purpose. */
export interface EmailProofs {
  /** With a row lock, so that concurrent attempts are counted. */
  findForUpdate(userId: number, purpose: ProofPurpose): Promise<EmailProof | null>;
  /** All proofs of the normalized address, with row locks. */
  findAllForUpdate(email: string): Promise<EmailProof[]>;
  /** Whether the mail to the new address of a change was refused; false without a pending change. */
  isMailRefused(userId: number): Promise<boolean>;
  replace(proof: EmailProof): Promise<void>;
  save(proof: EmailProof): Promise<void>;
  remove(proof: EmailProof): Promise<void>;
  /** Deletes at most `limit` whose codes expired before the instant. @returns their number */
  removeExpiredBefore(instant: Date, limit: number): Promise<number>;
}

/** Survey answers without null. */
export type WholeSurvey = {
  readonly [Question in keyof SurveyAnswers]: NonNullable<SurveyAnswers[Question]>;
};

export interface SurveyResponses {
  /** @returns null before the user has taken the survey */
  find(userId: number): Promise<WholeSurvey | null>;
  /** Replaces earlier answers of the user. */
  save(userId: number, answers: WholeSurvey): Promise<void>;
}

/** Hashes passwords with a slow, salted hash function. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** A null hash takes the same time and returns false. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

export type CodePurpose =
  | ProofPurpose
  | 'verify-email'
  | 'device'
  | 'reset-password'
  | 'verify-phone'
  | 'recovery'
  | 'invitation';

/** Keyed hashes (HMAC) of one-time codes: a plain hash of six digits could be reversed by brute force. */
export interface CodeDigests {
  /** Deterministic; `address` binds the code to its recipient. */
  digest(purpose: CodePurpose, address: string, code: string): string;
}

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

/** Personal data of a user in other tables than `users`. */
export interface AccountData {
  /** Deletes survey, private preferences, notification preferences, the weekly question, pending codes, password resets, what is known of the address, known devices, second factor and venue votes. */
  remove(user: { readonly id: number; readonly email: string }): Promise<void>;
}

/** The open request of a user, whose hour and Saturday follow their location until it has had a seat. */
export interface OpenRequests {
  /** @param timeZone of the new coordinates, null where they are unknown */
  follow(userId: number, timeZone: TimeZone | null): Promise<void>;
}

/** Undecided verification reviews of a user. */
export interface OpenReviews {
  /** Withdraws the open reviews of the given kinds; their files are deleted after the commit. Idempotent. */
  withdraw(
    userId: number,
    kinds: readonly ReviewKind[],
    cause: 'picture_changed' | 'account_closed',
  ): Promise<void>;
}

/** The users with the role `admin`. */
export interface Admins {
  /** Serializes every change of who is an admin until the unit of work ends (advisory lock). */
  acquireLock(): Promise<void>;
  /** The number of admins in good standing, without `exceptUserId`. */
  count(now: Date, exceptUserId?: number): Promise<number>;
  /** The admins in good standing without `exceptUserId`, by id. */
  recipients(now: Date, exceptUserId: number): Promise<Recipient[]>;
}

/** Anonymized rows of deleted accounts. */
export interface DeletedAccounts {
  /** At most `limit` ids of users deleted before the instant, by id, from the one after `after`. */
  dueForErasure(before: Date, limit: number, after?: number): Promise<number[]>;
  /** Erases the row with all messages, seats and requests of the user. Idempotent. */
  erase(userId: number): Promise<void>;
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

/** Reads all records of a user for the data export, as plain JSON values. */
export interface PersonalRecords {
  /** Each list is bounded and newest first; other users appear by name only. */
  of(userId: number): Promise<Record<PersonalRecord, unknown>>;
}

export type PersonalRecord =
  | 'survey'
  | 'privatePreferences'
  | 'requests'
  | 'matches'
  | 'messages'
  | 'meetups'
  | 'venues'
  | 'votes'
  | 'bookings'
  | 'tableChanges'
  | 'reviews'
  | 'feedback'
  | 'notAgain'
  | 'homeSafe'
  | 'chatOffers'
  | 'sharedPlans'
  | 'blocks'
  | 'reports'
  | 'suspensions'
  | 'misses'
  | 'sessions'
  | 'knownDevices'
  | 'activity'
  | 'emailChange'
  | 'phoneVerification'
  | 'secondFactor'
  | 'calendar'
  | 'notifications'
  | 'undeliverableAddress'
  | 'sentMails'
  | 'devices'
  | 'weeklyQuestion'
  | 'registration';

/** One file of an archive; the name can contain folders. */
export interface ArchivedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Archives {
  /** Reads the files one after the other, as the archive is read. @returns the bytes of a zip archive in pieces */
  pack(files: AsyncIterable<ArchivedFile>): AsyncIterable<Uint8Array>;
}

/** IDs and photos that a user handed in for review. */
export interface HandedInFiles {
  /** The files that still exist, each read when it is asked for. */
  of(userId: number): AsyncIterable<ArchivedFile>;
}
