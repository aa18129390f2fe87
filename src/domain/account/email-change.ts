import { InvalidField } from '../shared/domain-error.js';
import { codeExpiry, opens } from '../shared/one-time-code.js';

/** The new address equals the current one. */
export class SameEmail extends InvalidField {
  readonly code = 'same_email';
  readonly field = 'email';
  constructor() {
    super("That's already your email");
  }
}

/** A pending change of a user's email address, confirmed by a one-time code sent to the new address. */
export class EmailChange {
  readonly id!: number;
  private _codeTries = 0;
  /** When a mail server refused the new address. */
  private _mailRefusedAt: Date | null = null;

  private constructor(
    readonly userId: number,
    /** The new address. */
    readonly email: string,
    private readonly _codeDigest: string,
    readonly codeExpiresAt: Date,
    readonly createdAt: Date,
  ) {}

  /** @param email normalized by `emailFrom` */
  static of(userId: number, email: string, codeDigest: string, now: Date): EmailChange {
    return new EmailChange(userId, email, codeDigest, codeExpiry(now), now);
  }

  get isMailRefused(): boolean {
    return this._mailRefusedAt !== null;
  }

  noteMailRefused(now: Date): void {
    this._mailRefusedAt = now;
  }

  /**
   * Verifies a code. Every call counts as an attempt, so the caller must save the state after a failure too.
   * @returns whether the code is correct, not expired and within the attempt limit
   */
  tryCode(guessDigest: string, now: Date): boolean {
    const code = { digest: this._codeDigest, expiresAt: this.codeExpiresAt, tries: this._codeTries++ };
    return opens(guessDigest, code, now);
  }
}
