import type { EmailProof, ProofPurpose } from '../../domain/account/email-proof.js';
import type { PasswordReset } from '../../domain/account/password-reset.js';
import type { ExpiringCodes } from '../account/purge-expired-codes.js';

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
