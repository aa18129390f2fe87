import { InvalidField } from '../shared/domain-error.js';
import { codeExpiry, opens } from '../shared/one-time-code.js';

/** A change that changes nothing is a slip. */
export class SameEmail extends InvalidField {
  readonly code = 'same_email';
  readonly field = 'email';
  constructor() {
    super('That is your address already');
  }
}

/** A change of an account's e-mail address that waits for the code sent to the new one. */
export class EmailChange {
  readonly id!: number;
  private _codeTries = 0;

  private constructor(
    readonly userId: number,
    /** The address that is wanted. */
    readonly email: string,
    private readonly _codeDigest: string,
    readonly codeExpiresAt: Date,
    readonly createdAt: Date,
  ) {}

  /** @param email as an account keeps it */
  static of(userId: number, email: string, codeDigest: string, now: Date): EmailChange {
    return new EmailChange(userId, email, codeDigest, codeExpiry(now), now);
  }

  /** Whether the guess proves the address. Every call counts as a try and must be kept, right or wrong. */
  tryCode(guessDigest: string, now: Date): boolean {
    const code = { digest: this._codeDigest, expiresAt: this.codeExpiresAt, tries: this._codeTries++ };
    return opens(guessDigest, code, now);
  }
}
