import type { CalendarDate } from '../shared/calendar-date.js';
import type { Applicant } from './applicant.js';
import { codeExpiry, opens } from './one-time-code.js';

/**
 * Someone who wants to join and has not yet shown that the e-mail address is theirs. It holds no username:
 * that goes to whoever verifies first, because a name refused here would tell which addresses have an account.
 */
export class PendingRegistration {
  readonly id!: number;
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

  private constructor(applicant: Applicant, passwordHash: string, codeDigest: string, now: Date) {
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

  static of(applicant: Applicant, passwordHash: string, codeDigest: string, now: Date): PendingRegistration {
    return new PendingRegistration(applicant, passwordHash, codeDigest, now);
  }

  get codeExpiresAt(): Date {
    return this._codeExpiresAt;
  }

  /** A new code; the one before is worth nothing from now on. */
  renewCode(codeDigest: string, now: Date): void {
    this._codeDigest = codeDigest;
    this._codeExpiresAt = codeExpiry(now);
    this._codeTries = 0;
  }

  /** Whether the guess proves the address. Every call counts as a try and must be kept, right or wrong. */
  tryCode(guessDigest: string, now: Date): boolean {
    const code = { digest: this._codeDigest, expiresAt: this._codeExpiresAt, tries: this._codeTries++ };
    return opens(guessDigest, code, now);
  }
}
