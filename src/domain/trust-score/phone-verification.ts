import { codeExpiry, opens } from '../shared/one-time-code.js';
import type { PhoneNumber } from './phone-number.js';

export const PHONE_CODE_MINUTES = 10;

/** A pending verification of a phone number by a one-time code; a user has at most one, the newest. */
export class PhoneVerification {
  readonly id!: number;
  private _codeDigest: string;
  private _codeExpiresAt: Date;
  private _codeTries = 0;

  private constructor(
    readonly userId: number,
    readonly phoneNumber: PhoneNumber,
    codeDigest: string,
    readonly createdAt: Date,
  ) {
    this._codeDigest = codeDigest;
    this._codeExpiresAt = codeExpiry(createdAt, PHONE_CODE_MINUTES);
  }

  static of(userId: number, number: PhoneNumber, codeDigest: string, now: Date): PhoneVerification {
    return new PhoneVerification(userId, number, codeDigest, now);
  }

  get codeExpiresAt(): Date {
    return this._codeExpiresAt;
  }

  /**
   * Verifies a code. Every call counts as an attempt, so the caller must save the state after a failure too.
   * @returns whether the code is correct, not expired and within the attempt limit
   */
  tryCode(guessDigest: string, now: Date): boolean {
    const code = { digest: this._codeDigest, expiresAt: this._codeExpiresAt, tries: this._codeTries++ };
    return opens(guessDigest, code, now);
  }
}
