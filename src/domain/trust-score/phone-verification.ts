import { type Mutable, storedId } from '../shared/aggregate-state.js';
import { codeExpiry, opens } from '../shared/one-time-code.js';
import type { PhoneNumber } from './phone-number.js';

export const PHONE_CODE_MINUTES = 10;

export interface PhoneVerificationState {
  readonly id: number | null;
  readonly userId: number;
  readonly phoneNumber: PhoneNumber;
  readonly createdAt: Date;
  readonly codeDigest: string;
  readonly codeExpiresAt: Date;
  readonly codeTries: number;
}

/** A pending verification of a phone number by a one-time code; a user has at most one, the newest. */
export class PhoneVerification {
  private readonly data: Mutable<PhoneVerificationState>;

  private constructor(state: PhoneVerificationState) {
    this.data = { ...state };
  }

  static of(userId: number, phoneNumber: PhoneNumber, codeDigest: string, now: Date): PhoneVerification {
    const code = { codeDigest, codeExpiresAt: codeExpiry(now, PHONE_CODE_MINUTES), codeTries: 0 };
    return new PhoneVerification({ id: null, userId, phoneNumber, createdAt: now, ...code });
  }

  static restore(state: PhoneVerificationState): PhoneVerification {
    return new PhoneVerification(state);
  }

  get state(): PhoneVerificationState {
    return { ...this.data };
  }

  get id(): number {
    return storedId(this.data);
  }

  /** For the repository, once, after the insert. */
  assignId(id: number): void {
    this.data.id ??= id;
  }

  get userId(): number {
    return this.data.userId;
  }

  get phoneNumber(): PhoneNumber {
    return this.data.phoneNumber;
  }

  get codeExpiresAt(): Date {
    return this.data.codeExpiresAt;
  }

  /**
   * Verifies a code. Every call counts as an attempt, so the caller must save the state after a failure too.
   * @returns whether the code is correct, not expired and within the attempt limit
   */
  tryCode(guessDigest: string, now: Date): boolean {
    const code = {
      digest: this.data.codeDigest,
      expiresAt: this.data.codeExpiresAt,
      tries: this.data.codeTries++,
    };
    return opens(guessDigest, code, now);
  }
}
