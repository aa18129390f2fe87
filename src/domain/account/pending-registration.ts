import { type Mutable, storedId } from '../shared/aggregate-state.js';
import type { Language } from '../shared/language.js';
import type { Applicant } from './applicant.js';
import { CURRENT_POLICIES } from './consent.js';
import { codeExpiry, opens } from '../shared/one-time-code.js';

export interface PendingRegistrationState extends Applicant {
  readonly id: number | null;
  /** Token of the browser that made the request. */
  readonly key: string;
  readonly passwordHash: string;
  /** See `Candidate`. */
  readonly invitation: string | null;
  /** The version of Terms and Privacy that the form showed. */
  readonly consentVersion: number;
  readonly createdAt: Date;
  readonly codeDigest: string;
  readonly codeExpiresAt: Date;
  readonly codeTries: number;
  readonly triesWithoutKey: number;
  /** When a mail server refused the address, since the code was issued. */
  readonly mailRefusedAt: Date | null;
}

/**
 * A sign-up whose email address is not verified yet. It reserves no username, because refusing one here would reveal
 * which addresses have an account: the first to verify gets it. Several can be pending for one address, each with its
 * own code and password hash, so a stranger's sign-up never replaces the owner's.
 */
export class PendingRegistration {
  private data: Mutable<PendingRegistrationState>;

  private constructor(state: PendingRegistrationState) {
    this.data = { ...state };
  }

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
      ...newCode(codeDigest, now),
    });
  }

  static restore(state: PendingRegistrationState): PendingRegistration {
    return new PendingRegistration(state);
  }

  get state(): PendingRegistrationState {
    return { ...this.data };
  }

  get id(): number {
    return storedId(this.data);
  }

  /** For the repository, once, after the insert. */
  assignId(id: number): void {
    this.data.id ??= id;
  }

  get key(): string {
    return this.data.key;
  }

  get email(): string {
    return this.data.email;
  }

  get username(): string {
    return this.data.username;
  }

  get language(): Language {
    return this.data.language;
  }

  get passwordHash(): string {
    return this.data.passwordHash;
  }

  get codeExpiresAt(): Date {
    return this.data.codeExpiresAt;
  }

  /** Issues a new code, invalidates the old one and resets the attempt counters. */
  renewCode(codeDigest: string, now: Date): void {
    this.data = { ...this.data, ...newCode(codeDigest, now) };
  }

  get isMailRefused(): boolean {
    return this.data.mailRefusedAt !== null;
  }

  noteMailRefused(now: Date): void {
    this.data.mailRefusedAt = now;
  }

  /** Takes over the code of an earlier sign-up that this one corrects, so the mailed code stays valid. */
  keepCodeOf(earlier: PendingRegistration): void {
    const { codeDigest, codeExpiresAt, codeTries, triesWithoutKey, mailRefusedAt } = earlier.data;
    const code = { codeDigest, codeExpiresAt, codeTries, triesWithoutKey, mailRefusedAt };
    this.data = { ...this.data, ...code };
  }

  /**
   * Verifies a code. Every call counts as an attempt, so the caller must save the state after a failure too.
   * @param hasKey whether the browser sent the key; attempts without it have a limit of their own, so strangers cannot
   * exhaust the owner's attempts
   * @returns whether the code is correct, not expired and within the attempt limit
   */
  tryCode(guessDigest: string, hasKey: boolean, now: Date): boolean {
    const tries = hasKey ? this.data.codeTries++ : this.data.triesWithoutKey++;
    return opens(
      guessDigest,
      { digest: this.data.codeDigest, expiresAt: this.data.codeExpiresAt, tries },
      now,
    );
  }
}

const newCode = (codeDigest: string, now: Date) => ({
  codeDigest,
  codeExpiresAt: codeExpiry(now),
  codeTries: 0,
  triesWithoutKey: 0,
  mailRefusedAt: null,
});
