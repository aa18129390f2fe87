import type { EmailProof, ProofPurpose } from '../../domain/account/email-proof.js';
import type { PasswordReset } from '../../domain/account/password-reset.js';
import type { ExpiringCodes } from '../account/purge-expired-codes.js';
import type { Admissions } from '../account/admissions.js';
import type { Codes } from '../account/codes.js';
import type { AccountMails } from '../account/mails.js';
import type { PasswordHasher, Users } from '../account/ports.js';
import type { Ground } from '../ground/ground.js';
import type { Deliverability } from '../notifications/deliverability.js';
import type { SecretLinks } from '../sessions/secret-links.js';
import type { Sessions } from '../sessions/sessions.js';

/** Above the rate limit of code mails per address, so that a valid reset is never displaced. */
export const MOST_RESETS_OF_ADDRESS = 100;

export interface PasswordResets extends ExpiringCodes {
  /** The reset that this browser asked for, with a row lock. */
  findForUpdate(email: string, key: string): Promise<PasswordReset | null>;
  /** The newest reset of the address, with a row lock. */
  findNewestForUpdate(email: string): Promise<PasswordReset | null>;
  has(email: string, key: string): Promise<boolean>;
  /** Inserts, replaces an earlier one of the same address and key, and deletes all but the newest `MOST_RESETS_OF_ADDRESS`. */
  replace(reset: PasswordReset): Promise<void>;
  save(reset: PasswordReset): Promise<void>;
  removeAllOf(email: string): Promise<void>;
}

/** Pending proofs of an email address, at most one per user and purpose. */
export interface EmailProofs extends ExpiringCodes {
  /** With a row lock, so that concurrent attempts are counted. */
  findForUpdate(userId: number, purpose: ProofPurpose): Promise<EmailProof | null>;
  /** All proofs of the normalized address, with row locks. */
  findAllForUpdate(email: string): Promise<EmailProof[]>;
  /** Whether the mail to the new address of a change was refused; false without a pending change. */
  isMailRefused(userId: number): Promise<boolean>;
  replace(proof: EmailProof): Promise<void>;
  save(proof: EmailProof): Promise<void>;
  remove(proof: EmailProof): Promise<void>;
}

/** What the password and the address of an account are changed with. */
export interface CredentialPorts extends Ground {
  readonly users: Users;
  readonly resets: PasswordResets;
  readonly emailProofs: EmailProofs;
  readonly passwords: PasswordHasher;
  readonly sessions: Sessions;
  readonly secretLinks: SecretLinks;
  readonly codes: Codes;
  readonly mails: AccountMails;
  readonly deliverability: Pick<Deliverability, 'isUndeliverable' | 'startAnew'>;
  readonly admissions: Admissions;
}
