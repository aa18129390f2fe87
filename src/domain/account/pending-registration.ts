import type { CalendarDate } from '../shared/calendar-date.js';
import type { Language } from '../shared/language.js';
import type { Applicant } from './applicant.js';
import { CURRENT_POLICIES } from './consent.js';
import { codeExpiry, opens } from '../shared/one-time-code.js';

/**
 * A sign-up whose email address is not verified yet. It reserves no username, because refusing one here would reveal
 * which addresses have an account: the first to verify gets it. Several can be pending for one address, each with its
 * own code and password hash, so a stranger's sign-up never replaces the owner's.
 */
export class PendingRegistration {
  readonly id!: number;
  /** Token of the browser that made the request. */
  readonly key: string;
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: CalendarDate;
  readonly age: number;
  readonly language: Language;
  readonly passwordHash: string;
  /** The version of Terms and Privacy that the form showed. */
  readonly consentVersion: number;
  readonly createdAt: Date;
  private _codeDigest: string;
  private _codeExpiresAt: Date;
  private _codeTries = 0;
  private _triesWithoutKey = 0;
  /** When a mail server refused the address, since the code was issued. */
  private _mailRefusedAt: Date | null = null;

  private constructor(
    key: string,
    applicant: Applicant,
    passwordHash: string,
    codeDigest: string,
    now: Date,
  ) {
    this.key = key;
    this.email = applicant.email;
    this.username = applicant.username;
    this.firstName = applicant.firstName;
    this.lastName = applicant.lastName;
    this.dateOfBirth = applicant.dateOfBirth;
    this.age = applicant.age;
    this.language = applicant.language;
    this.passwordHash = passwordHash;
    this.consentVersion = CURRENT_POLICIES;
    this.createdAt = now;
    this._codeDigest = codeDigest;
    this._codeExpiresAt = codeExpiry(now);
  }

  static of(
    key: string,
    applicant: Applicant,
    passwordHash: string,
    codeDigest: string,
    now: Date,
  ): PendingRegistration {
    return new PendingRegistration(key, applicant, passwordHash, codeDigest, now);
  }

  get codeExpiresAt(): Date {
    return this._codeExpiresAt;
  }

  /** Issues a new code, invalidates the old one and resets the attempt counters. */
  renewCode(codeDigest: string, now: Date): void {
    this._codeDigest = codeDigest;
    this._codeExpiresAt = codeExpiry(now);
    this._codeTries = this._triesWithoutKey = 0;
    this._mailRefusedAt = null;
  }

  get isMailRefused(): boolean {
    return this._mailRefusedAt !== null;
  }

  noteMailRefused(now: Date): void {
    this._mailRefusedAt = now;
  }

  /** Takes over the code of an earlier sign-up that this one corrects, so the mailed code stays valid. */
  keepCodeOf(earlier: PendingRegistration): void {
    this._codeDigest = earlier._codeDigest;
    this._codeExpiresAt = earlier._codeExpiresAt;
    this._codeTries = earlier._codeTries;
    this._triesWithoutKey = earlier._triesWithoutKey;
    this._mailRefusedAt = earlier._mailRefusedAt;
  }

  /**
   * Verifies a code. Every call counts as an attempt, so the caller must save the state after a failure too.
   * @param hasKey whether the browser sent the key; attempts without it have a limit of their own, so strangers cannot
   * exhaust the owner's attempts
   * @returns whether the code is correct, not expired and within the attempt limit
   */
  tryCode(guessDigest: string, hasKey: boolean, now: Date): boolean {
    const tries = hasKey ? this._codeTries++ : this._triesWithoutKey++;
    return opens(guessDigest, { digest: this._codeDigest, expiresAt: this._codeExpiresAt, tries }, now);
  }
}
