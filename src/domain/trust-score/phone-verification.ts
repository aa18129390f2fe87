import { codeExpiry, opens } from '../shared/one-time-code.js';
import type { PhoneNumber } from './phone-number.js';

export const PHONE_CODE_MINUTES = 10;

/** Someone says that a number is theirs and was sent a code there. There is one per person, the newest. */
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

  /** Whether the guess proves the number. Every call counts as a try and must be kept, right or wrong. */
  tryCode(guessDigest: string, now: Date): boolean {
    const code = { digest: this._codeDigest, expiresAt: this._codeExpiresAt, tries: this._codeTries++ };
    return opens(guessDigest, code, now);
  }
}
