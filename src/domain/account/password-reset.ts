import { codeExpiry, opens } from '../shared/one-time-code.js';

/**
 * A password reset request for an address, confirmed by a one-time code. Several can be pending for one address, so a
 * request by a stranger does not invalidate the owner's code.
 */
export class PasswordReset {
  readonly id!: number;
  private _codeDigest: string;
  private _codeExpiresAt: Date;
  private _codeTries = 0;
  private _triesWithoutKey = 0;
  readonly createdAt: Date;

  private constructor(
    /** Token of the browser that made the request. */
    readonly key: string,
    readonly email: string,
    codeDigest: string,
    now: Date,
  ) {
    this._codeDigest = codeDigest;
    this._codeExpiresAt = codeExpiry(now);
    this.createdAt = now;
  }

  /** @param email normalized by `emailFrom` */
  static of(key: string, email: string, codeDigest: string, now: Date): PasswordReset {
    return new PasswordReset(key, email, codeDigest, now);
  }

  get codeExpiresAt(): Date {
    return this._codeExpiresAt;
  }

  /**
   * Verifies a code. Every call counts as an attempt, so the caller must save the state after a failure too.
   * @param hasKey whether the browser sent the key; attempts without it have a limit of their own, so strangers cannot
   * exhaust the owner's attempts
   * @returns whether the code is correct, not expired and within the attempt limit
   */
  tryCode(guessDigest: string, hasKey: boolean, now: Date): boolean {
    const tries = hasKey ? this._codeTries++ : this._triesWithoutKey++;
    return opens(guessDigest, { digest: this._codeDigest, expiresAt: this._codeExpiresAt, tries }, now);
  }
}
