import { SecondFactorIsOn, SecondFactorNotBegun } from './staff-errors.js';

/** How many recovery codes are given out at a time. */
export const RECOVERY_CODES = 10;

/**
 * What a staff member has beside their password: an app that shows another code every thirty seconds, and a sheet of
 * recovery codes for the day the phone is lost. Every code opens the console once.
 */
export class SecondFactor {
  readonly id!: number;
  private _sealedSecret: string;
  private _enrolledAt: Date | null = null;
  /** The newest step of thirty seconds whose code was used. */
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

  /** Asked for, but needed only once a code of the app has shown that it is set up. */
  static begin(userId: number, sealedSecret: string, now: Date): SecondFactor {
    return new SecondFactor(userId, sealedSecret, now);
  }

  get isOn(): boolean {
    return this._enrolledAt !== null;
  }

  /** What the app makes its codes of, encrypted. */
  get sealedSecret(): string {
    return this._sealedSecret;
  }

  get recoveryCodesLeft(): number {
    return this._recoveryCodes.length;
  }

  /** Starts over with another secret, where the first one never came into an app. @throws SecondFactorIsOn */
  beginAgain(sealedSecret: string): void {
    if (this.isOn) throw new SecondFactorIsOn();
    this._sealedSecret = sealedSecret;
  }

  /** Keeps the same secret under another key. */
  reseal(sealedSecret: string): void {
    this._sealedSecret = sealedSecret;
  }

  /** From now on the console asks for it. @param step that of the code which showed that the app is set up */
  enrol(step: number, recoveryDigests: readonly string[], now: Date): void {
    if (this.isOn) throw new SecondFactorIsOn();
    this._enrolledAt = now;
    this._lastStep = step;
    this._recoveryCodes = [...recoveryDigests];
  }

  /** Takes the code of a step, if neither it nor a later one was used. @returns whether it counts */
  useStep(step: number): boolean {
    if (step <= this._lastStep) return false;
    this._lastStep = step;
    return true;
  }

  /** @returns whether it was one of the codes that are left; it is none from now on */
  useRecoveryCode(digest: string): boolean {
    const left = this._recoveryCodes.filter((code) => code !== digest);
    const isOne = left.length < this._recoveryCodes.length;
    this._recoveryCodes = left;
    return isOne;
  }

  /** A new sheet; the one before is worth nothing from now on. @throws SecondFactorNotBegun */
  renewRecoveryCodes(digests: readonly string[]): void {
    if (!this.isOn) throw new SecondFactorNotBegun();
    this._recoveryCodes = [...digests];
  }
}
