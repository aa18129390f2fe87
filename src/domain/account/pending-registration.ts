import type { CalendarDate } from '../shared/calendar-date.js';
import type { Applicant } from './applicant.js';
import { codeExpiry, opens } from '../shared/one-time-code.js';

/**
 * A person who wants to join and has not yet proved the e-mail address. It reserves no username: the first to verify gets
 * it, because a name refused here would tell which addresses have an account. Several may wait for one address, each with
 * a code and a password of its own, so that a stranger's sign-up never replaces the owner's.
 */
export class PendingRegistration {
  readonly id!: number;
  /** Names this sign-up to the browser that began it. */
  readonly key: string;
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: CalendarDate;
  readonly age: number;
  readonly passwordHash: string;
  readonly createdAt: Date;
  private _codeDigest: string;
  private _codeExpiresAt: Date;
  private _codeTries = 0;
  private _triesWithoutKey = 0;

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
    this.passwordHash = passwordHash;
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

  /** A new code; the one before is worth nothing from now on. */
  renewCode(codeDigest: string, now: Date): void {
    this._codeDigest = codeDigest;
    this._codeExpiresAt = codeExpiry(now);
    this._codeTries = this._triesWithoutKey = 0;
  }

  /** Corrects an earlier sign-up without a new code: the one that was mailed for it stays valid. */
  keepCodeOf(earlier: PendingRegistration): void {
    this._codeDigest = earlier._codeDigest;
    this._codeExpiresAt = earlier._codeExpiresAt;
    this._codeTries = earlier._codeTries;
    this._triesWithoutKey = earlier._triesWithoutKey;
  }

  /**
   * Whether the guess proves the address. Every call counts as a try and must be kept, right or wrong. Tries of a browser
   * that does not hold the key are counted apart, so that strangers cannot use up those of the owner.
   */
  tryCode(guessDigest: string, hasKey: boolean, now: Date): boolean {
    const tries = hasKey ? this._codeTries++ : this._triesWithoutKey++;
    return opens(guessDigest, { digest: this._codeDigest, expiresAt: this._codeExpiresAt, tries }, now);
  }
}
