import { SecondFactorIsOn, SecondFactorNotBegun } from './staff-errors.js';

/** Number of recovery codes per batch. */
export const RECOVERY_CODES = 10;

/**
 * A staff member's second factor: TOTP (RFC 6238, steps of 30 seconds) with recovery codes as the fallback. Every code
 * is accepted once. With an optimistic version column.
 */
export class SecondFactor {
  readonly id!: number;
  private _sealedSecret: string;
  private _enrolledAt: Date | null = null;
  /** TOTP time step of the last accepted code. */
  private _lastStep = 0;
  private _recoveryCodes: string[] = [];
  private readonly _version!: number;

  private constructor(
    readonly userId: number,
    sealedSecret: string,
    readonly createdAt: Date,
  ) {
    this._sealedSecret = sealedSecret;
  }

  /** Creates a second factor that is off until a first code confirms the setup. */
  static begin(userId: number, sealedSecret: string, now: Date): SecondFactor {
    return new SecondFactor(userId, sealedSecret, now);
  }

  get isOn(): boolean {
    return this._enrolledAt !== null;
  }

  /** The encrypted TOTP secret. */
  get sealedSecret(): string {
    return this._sealedSecret;
  }

  get recoveryCodesLeft(): number {
    return this._recoveryCodes.length;
  }

  /** Replaces the secret before the setup is confirmed. @throws SecondFactorIsOn */
  beginAgain(sealedSecret: string): void {
    if (this.isOn) throw new SecondFactorIsOn();
    this._sealedSecret = sealedSecret;
  }

  /** Stores the same secret encrypted with another key (key rotation). */
  reseal(sealedSecret: string): void {
    this._sealedSecret = sealedSecret;
  }

  /**
   * Turns the second factor on.
   * @param step TOTP time step of the code that confirmed the setup
   * @param recoveryDigests hashes of the recovery codes
   * @throws SecondFactorIsOn
   */
  enroll(step: number, recoveryDigests: readonly string[], now: Date): void {
    if (this.isOn) throw new SecondFactorIsOn();
    this._enrolledAt = now;
    this._lastStep = step;
    this._recoveryCodes = [...recoveryDigests];
  }

  /**
   * Consumes the code of a TOTP time step, which prevents replays.
   * @returns false when it or a later one was used before
   */
  useStep(step: number): boolean {
    if (step <= this._lastStep) return false;
    this._lastStep = step;
    return true;
  }

  /**
   * Consumes a recovery code.
   * @param digest hash of the code
   * @returns false when it is not one of the unused codes
   */
  useRecoveryCode(digest: string): boolean {
    const left = this._recoveryCodes.filter((code) => code !== digest);
    const isOne = left.length < this._recoveryCodes.length;
    this._recoveryCodes = left;
    return isOne;
  }

  /** Replaces all recovery codes. @throws SecondFactorNotBegun */
  renewRecoveryCodes(digests: readonly string[]): void {
    if (!this.isOn) throw new SecondFactorNotBegun();
    this._recoveryCodes = [...digests];
  }
}
