import { aggregateOf } from '../shared/aggregate.js';
import type { Applicant } from './applicant.js';
import { CURRENT_POLICIES } from './consent.js';
import {
  type CodeRefusal,
  type CodeState,
  type KeyedCodeState,
  newCode,
  tryKeyedCode,
} from '../shared/one-time-code.js';

export interface PendingRegistrationState extends Applicant, KeyedCodeState {
  readonly id: number | null;
  readonly passwordHash: string;
  /** See `Candidate`. */
  readonly invitation: string | null;
  /** The version of Terms and Privacy that the form showed. */
  readonly consentVersion: number;
  readonly createdAt: Date;
  /** When a mail server refused the address, since the code was issued. */
  readonly mailRefusedAt: Date | null;
}

/**
 * A sign-up whose email address is not verified yet. It reserves no username, because refusing one here would reveal
 * which addresses have an account: the first to verify gets it. Several can be pending for one address, each with its
 * own code and password hash, so a stranger's sign-up never replaces the owner's.
 */
export class PendingRegistration
  extends /* @__PURE__ */ aggregateOf<PendingRegistrationState>()(
    'key',
    'email',
    'codeExpiresAt',
    'username',
    'language',
    'passwordHash',
  )
{
  static of(
    key: string,
    { email, username, firstName, lastName, dateOfBirth, age, language }: Applicant,
    passwordHash: string,
    codeDigest: string,
    now: Date,
    invitation: string | null = null,
  ): PendingRegistration {
    return new PendingRegistration({
      id: null,
      key,
      email,
      username,
      firstName,
      lastName,
      dateOfBirth,
      age,
      language,
      invitation,
      passwordHash,
      consentVersion: CURRENT_POLICIES,
      createdAt: now,
      ...freshCode(codeDigest, now),
    });
  }

  /** Issues a new code, invalidates the old one and resets the attempt counters. */
  renewCode(codeDigest: string, now: Date): void {
    this.data = { ...this.data, ...freshCode(codeDigest, now, this.data) };
  }

  /** Says of the code of an earlier sign-up with the same key and address that the one of this sign-up replaces it. */
  replaceCodeOf({ data: earlier }: PendingRegistration): void {
    const { codeDigest, createdAt } = this.data;
    this.data = { ...this.data, ...freshCode(codeDigest, createdAt, earlier) };
  }

  get isMailRefused(): boolean {
    return this.data.mailRefusedAt !== null;
  }

  noteMailRefused(now: Date): void {
    this.data.mailRefusedAt = now;
  }

  /** Takes over the code of an earlier sign-up that this one corrects, so the mailed code stays valid. */
  keepCodeOf(earlier: PendingRegistration): void {
    const { codeDigest, codeExpiresAt, codeTries, replacedDigests, triesWithoutKey, mailRefusedAt } =
      earlier.data;
    const code = { codeDigest, codeExpiresAt, codeTries, replacedDigests };
    this.data = { ...this.data, ...code, triesWithoutKey, mailRefusedAt };
  }

  /** @param hasKey whether the browser sent the key @returns what `tryKeyedCode` says */
  tryCode(guessDigest: string, now: Date, hasKey = true): 'right' | CodeRefusal {
    return tryKeyedCode(this.data, guessDigest, now, hasKey);
  }
}

const freshCode = (codeDigest: string, now: Date, earlier?: CodeState) => ({
  ...newCode(codeDigest, now, earlier),
  triesWithoutKey: 0,
  mailRefusedAt: null,
});
