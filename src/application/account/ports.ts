import type { EmailChange } from '../../domain/account/email-change.js';
import type { PasswordReset } from '../../domain/account/password-reset.js';
import type { PendingRegistration } from '../../domain/account/pending-registration.js';
import type { User } from '../../domain/account/user.js';
import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import type { SurveyAnswers } from '../../domain/shared/survey-answers.js';
import type { Device } from '../sessions/sessions.js';

/** Users; a deleted one is not found. Email addresses are given in lower case, usernames in any case. */
export interface Users {
  find(id: number): Promise<User | null>;
  /** With a row lock until the unit of work ends. */
  findForUpdate(id: number): Promise<User | null>;
  findByUsername(username: string): Promise<User | null>;
  findByEmail(email: string): Promise<User | null>;
  /** Inserts or updates, and publishes the recorded events. @throws UsernameTaken, EmailTaken, PhoneNumberTaken */
  save(user: User): Promise<void>;
}

/** More than the codes that strangers can have sent to one address while an earlier one is valid. */
export const MOST_SIGN_UPS_OF_ADDRESS = 25;

export interface PendingRegistrations {
  /** The newest one that waits for the address. */
  findNewestByEmail(email: string): Promise<PendingRegistration | null>;
  /** Several people may wait under one username; the newest counts. */
  findNewestByUsername(username: string): Promise<PendingRegistration | null>;
  /** All of the address, oldest first, with row locks. */
  findAllForUpdate(email: string): Promise<PendingRegistration[]>;
  /** Whether one with this key waits. */
  has(key: string): Promise<boolean>;
  /** Whether one with this key waits for the address. */
  isOf(key: string, email: string): Promise<boolean>;
  /** Keeps a new registration in place of an earlier one with its key, and only the newest few of its address. */
  replace(registration: PendingRegistration): Promise<void>;
  save(...registrations: PendingRegistration[]): Promise<void>;
  removeAllOf(email: string): Promise<void>;
  /** How many were removed whose code expired before the instant. */
  removeExpiredBefore(instant: Date): Promise<number>;
}

/** More than can be asked for while an earlier code is valid, even from browsers of several accounts. */
export const MOST_RESETS_OF_ADDRESS = 100;

export interface PasswordResets {
  /** The one with the key, with a row lock. */
  findForUpdate(email: string, key: string): Promise<PasswordReset | null>;
  /** The newest one of the address, with a row lock. */
  findNewestForUpdate(email: string): Promise<PasswordReset | null>;
  has(email: string, key: string): Promise<boolean>;
  /** Keeps a new reset in place of an earlier one of its address and key, and only the newest few of its address. */
  replace(reset: PasswordReset): Promise<void>;
  save(reset: PasswordReset): Promise<void>;
  removeAllOf(email: string): Promise<void>;
  /** How many were removed whose code expired before the instant. */
  removeExpiredBefore(instant: Date): Promise<number>;
}

/** Pending changes of an email address, at most one per user. */
export interface EmailChanges {
  /** With a row lock, so that tries of a code are counted one after another. */
  findForUpdate(userId: number): Promise<EmailChange | null>;
  /** Replaces an earlier one of the user. */
  replace(change: EmailChange): Promise<void>;
  save(change: EmailChange): Promise<void>;
  remove(change: EmailChange): Promise<void>;
  /** How many were removed whose code expired before the instant. */
  removeExpiredBefore(instant: Date): Promise<number>;
}

/** A survey without gaps. */
export type WholeSurvey = {
  readonly [Question in keyof SurveyAnswers]: NonNullable<SurveyAnswers[Question]>;
};

export interface SurveyResponses {
  /** Keeps the answers in place of any earlier ones of the person. */
  save(userId: number, answers: WholeSurvey): Promise<void>;
}

/** Turns passwords into hashes that are slow to guess. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Against null, where there is no such account, it takes as long as ever and is never right. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

export type CodePurpose =
  'verify-email' | 'change-email' | 'device' | 'reset-password' | 'verify-phone' | 'recovery';

/** Digests of one-time codes, keyed with a secret: six digits alone would be guessed from any plain hash. */
export interface CodeDigests {
  /** Deterministic; `address` binds a code to its recipient. */
  digest(purpose: CodePurpose, address: string, code: string): string;
}

/** More than one person signs in with; the ones used last are kept. */
export const MOST_KNOWN_DEVICES = 10;

export interface KnownDevices {
  /** Notes a sign-in with a device. @returns whether the person had none before, that one, or others only */
  note(userId: number, digest: string, at: Date): Promise<'first' | 'known' | 'new'>;
}

/** A session as its owner sees it. */
export interface OwnSession extends Device {
  /** A name that tells nothing of the cookie. */
  readonly id: string;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
  /** The one that asks. */
  readonly isCurrent: boolean;
}

export interface OwnSessions {
  /** The current session first, then those seen last. */
  of(userId: number, currentSessionId: string, limit: number): Promise<OwnSession[]>;
}

/** Account data in tables of its own. */
export interface AccountData {
  /** Deletes what belongs to the user alone: survey, pending codes, second factor, known devices, notes and votes. */
  remove(user: { readonly id: number; readonly email: string }): Promise<void>;
}

/** Reviews of a user's identity and pictures that are not decided yet. */
export interface OpenReviews {
  /** Withdraws those of the given kinds; their files are deleted after the commit. Without one it does nothing. */
  withdraw(userId: number, kinds: readonly ReviewKind[]): Promise<void>;
}

/** The users with the role `admin`. */
export interface Admins {
  /** Serializes every change of who is an admin until the unit of work ends (advisory lock). */
  acquireLock(): Promise<void>;
  /** How many admins are in good standing, without `exceptUserId` where it is given. */
  count(now: Date, exceptUserId?: number): Promise<number>;
}

/** What is left of accounts that were deleted. */
export interface DeletedAccounts {
  /** Those deleted before the instant that nothing holds, longest ago first, at most `limit`. */
  dueForErasure(before: Date, limit: number): Promise<number[]>;
  /** Erases the shell with every message, seat and request of the person. Erasing twice is fine. */
  erase(userId: number): Promise<void>;
}

/** What is kept of a person beside their account, as plain data whose fields speak for themselves. */
export interface PersonalRecords {
  /** Each list newest first and bounded; of others no more than they are called at a table. */
  of(userId: number): Promise<Record<PersonalRecord, unknown>>;
}

export type PersonalRecord =
  | 'survey'
  | 'requests'
  | 'matches'
  | 'messages'
  | 'meetups'
  | 'venues'
  | 'votes'
  | 'reviews'
  | 'feedback'
  | 'blocks'
  | 'reports'
  | 'suspensions'
  | 'sessions';

/** One file of an archive; its name may hold folders. */
export interface ArchivedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Packs files into a zip. */
export interface Archives {
  pack(files: readonly ArchivedFile[]): Promise<Uint8Array>;
}
