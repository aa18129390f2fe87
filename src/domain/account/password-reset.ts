import { codeExpiry, opens } from './one-time-code.js';

/** Someone asked for a way back into the account with this address. */
export class PasswordReset {
  readonly id!: number;
  private _codeDigest: string;
  private _codeExpiresAt: Date;
  private _codeTries = 0;
  readonly createdAt: Date;

  private constructor(
    readonly email: string,
    codeDigest: string,
    now: Date,
  ) {
    this._codeDigest = codeDigest;
    this._codeExpiresAt = codeExpiry(now);
    this.createdAt = now;
  }

  /** @param email as an account keeps it */
  static of(email: string, codeDigest: string, now: Date): PasswordReset {
    return new PasswordReset(email, codeDigest, now);
  }

  get codeExpiresAt(): Date {
    return this._codeExpiresAt;
  }

  /** Whether the guess opens the account. Every call counts as a try and must be kept, right or wrong. */
  tryCode(guessDigest: string, now: Date): boolean {
    const code = { digest: this._codeDigest, expiresAt: this._codeExpiresAt, tries: this._codeTries++ };
    return opens(guessDigest, code, now);
  }
}
