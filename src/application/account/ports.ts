import type { ProofPurpose } from '../../domain/account/email-proof.js';
import type { User } from '../../domain/account/user.js';
import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import type { Recipient } from '../notifications/contacts.js';

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
