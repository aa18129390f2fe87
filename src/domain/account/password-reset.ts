import { codeExpiry, opens } from '../shared/one-time-code.js';

/**
 * Someone asked for a way back into the account with this address. Several may wait for one address, each with a code of its
 * own, so that a stranger who asks too does not make the owner's code invalid.
 */
export class PasswordReset {
  readonly id!: number;
  private _codeDigest: string;
  private _codeExpiresAt: Date;
  private _codeTries = 0;
  private _triesWithoutKey = 0;
  readonly createdAt: Date;

  private constructor(
    /** Names this reset to the browser that began it. */
    readonly key: string,
    readonly email: string,
    codeDigest: string,
    now: Date,
  ) {
    this._codeDigest = codeDigest;
    this._codeExpiresAt = codeExpiry(now);
    this.createdAt = now;
  }

  /** @param email as an account keeps it */
  static of(key: string, email: string, codeDigest: string, now: Date): PasswordReset {
    return new PasswordReset(key, email, codeDigest, now);
  }

  get codeExpiresAt(): Date {
    return this._codeExpiresAt;
  }

  /**
   * Whether the guess opens the account. Every call counts as a try and must be kept, right or wrong. Tries of a browser
   * that does not hold the key are counted apart, so that strangers cannot use up those of the owner.
   */
  tryCode(guessDigest: string, hasKey: boolean, now: Date): boolean {
    const tries = hasKey ? this._codeTries++ : this._triesWithoutKey++;
    return opens(guessDigest, { digest: this._codeDigest, expiresAt: this._codeExpiresAt, tries }, now);
  }
}
