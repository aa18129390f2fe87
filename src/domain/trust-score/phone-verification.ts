import { aggregateOf } from '../shared/aggregate.js';
import { type CodeRefusal, type CodeState, newCode, tryCode } from '../shared/one-time-code.js';
import type { PhoneNumber } from './phone-number.js';

export const PHONE_CODE_MINUTES = 10;

export interface PhoneVerificationState extends CodeState {
  readonly id: number | null;
  readonly userId: number;
  readonly phoneNumber: PhoneNumber;
  readonly createdAt: Date;
}

/** A pending verification of a phone number by a one-time code; a user has at most one, the newest. */
export class PhoneVerification
  extends /* @__PURE__ */ aggregateOf<PhoneVerificationState>()('codeExpiresAt', 'userId', 'phoneNumber')
{
  /** @param earlier the verification that this one replaces */
  static of(
    userId: number,
    phoneNumber: PhoneNumber,
    codeDigest: string,
    now: Date,
    earlier: PhoneVerification | null = null,
  ): PhoneVerification {
    const code = newCode(codeDigest, now, earlier?.data, PHONE_CODE_MINUTES);
    return new PhoneVerification({ id: null, userId, phoneNumber, createdAt: now, ...code });
  }

  /** @returns what `tryCode` of a one-time code says */
  tryCode(guessDigest: string, now: Date): 'right' | CodeRefusal {
    return tryCode(this.data, guessDigest, now);
  }
}
