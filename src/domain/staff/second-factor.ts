import { aggregateOf } from '../shared/aggregate.js';
import { SecondFactorIsOn, SecondFactorNotBegun } from './staff-errors.js';

/** Number of recovery codes per batch. */
export const RECOVERY_CODES = 10;

export interface SecondFactorState {
  readonly id: number | null;
  readonly userId: number;
  /** The encrypted TOTP secret. */
  readonly sealedSecret: string;
  readonly createdAt: Date;
  readonly enrolledAt: Date | null;
  /** TOTP time step of the last accepted code. */
  readonly lastStep: number;
  /** Hashes of the unused ones. */
  readonly recoveryCodes: readonly string[];
}

/**
 * A staff member's second factor: TOTP (RFC 6238, steps of 30 seconds) with recovery codes as the fallback. Every code
 * is accepted once. With an optimistic version column.
 */
export class SecondFactor extends /* @__PURE__ */ aggregateOf<SecondFactorState>()('userId', 'sealedSecret') {
  /** Creates a second factor that is off until a first code confirms the setup. */
  static begin(userId: number, sealedSecret: string, now: Date): SecondFactor {
    const codes = { lastStep: 0, recoveryCodes: [] };
    return new SecondFactor({ id: null, userId, sealedSecret, createdAt: now, enrolledAt: null, ...codes });
  }

  get isOn(): boolean {
    return this.data.enrolledAt !== null;
  }

  get recoveryCodesLeft(): number {
    return this.data.recoveryCodes.length;
  }

  /** Replaces the secret before the setup is confirmed. @throws SecondFactorIsOn */
  beginAgain(sealedSecret: string): void {
    if (this.isOn) throw new SecondFactorIsOn();
    this.data.sealedSecret = sealedSecret;
  }

  /** Stores the same secret encrypted with another key (key rotation). */
  reseal(sealedSecret: string): void {
    this.data.sealedSecret = sealedSecret;
  }

  /**
   * Turns the second factor on.
   * @param step TOTP time step of the code that confirmed the setup
   * @param recoveryDigests hashes of the recovery codes
   * @throws SecondFactorIsOn
   */
  enroll(step: number, recoveryDigests: readonly string[], now: Date): void {
    if (this.isOn) throw new SecondFactorIsOn();
    this.data.enrolledAt = now;
    this.data.lastStep = step;
    this.data.recoveryCodes = [...recoveryDigests];
  }

  /**
   * Consumes the code of a TOTP time step, which prevents replays.
   * @returns false when it or a later one was used before
   */
  useStep(step: number): boolean {
    if (step <= this.data.lastStep) return false;
    this.data.lastStep = step;
    return true;
  }

  /**
   * Consumes a recovery code.
   * @param digest hash of the code
   * @returns false when it is not one of the unused codes
   */
  useRecoveryCode(digest: string): boolean {
    const left = this.data.recoveryCodes.filter((code) => code !== digest);
    const isOne = left.length < this.data.recoveryCodes.length;
    this.data.recoveryCodes = left;
    return isOne;
  }

  /** Replaces all recovery codes. @throws SecondFactorNotBegun */
  renewRecoveryCodes(digests: readonly string[]): void {
    if (!this.isOn) throw new SecondFactorNotBegun();
    this.data.recoveryCodes = [...digests];
  }
}
