import { type CodeState, newCode } from '../shared/one-time-code.js';
import { PendingCode } from '../shared/pending-code.js';
import type { PhoneNumber } from './phone-number.js';

export const PHONE_CODE_MINUTES = 10;

export interface PhoneVerificationState extends CodeState {
  readonly id: number | null;
  readonly userId: number;
  readonly phoneNumber: PhoneNumber;
  readonly createdAt: Date;
}

/** A pending verification of a phone number by a one-time code; a user has at most one, the newest. */
export class PhoneVerification extends PendingCode<PhoneVerificationState> {
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

  static restore(state: PhoneVerificationState): PhoneVerification {
    return new PhoneVerification(state);
  }

  get userId(): number {
    return this.data.userId;
  }

  get phoneNumber(): PhoneNumber {
    return this.data.phoneNumber;
  }
}
