import { aggregateOf } from '../shared/aggregate.js';
import { type CodeRefusal, type KeyedCodeState, newCode, tryKeyedCode } from '../shared/one-time-code.js';

export interface PasswordResetState extends KeyedCodeState {
  readonly id: number | null;
  readonly createdAt: Date;
}

/** A password reset request for an address, confirmed by a one-time code. */
export class PasswordReset
  extends /* @__PURE__ */ aggregateOf<PasswordResetState>()('key', 'email', 'codeExpiresAt')
{
  /**
   * @param email normalized by `emailFrom`
   * @param earlier the reset of the same address and key that this one replaces
   */
  static of(
    key: string,
    email: string,
    codeDigest: string,
    now: Date,
    earlier: PasswordReset | null = null,
  ): PasswordReset {
    const code = newCode(codeDigest, now, earlier?.data);
    return new PasswordReset({ id: null, key, email, createdAt: now, ...code, triesWithoutKey: 0 });
  }

  /** @param hasKey whether the browser sent the key @returns what `tryKeyedCode` says */
  tryCode(guessDigest: string, now: Date, hasKey = true): 'right' | CodeRefusal {
    return tryKeyedCode(this.data, guessDigest, now, hasKey);
  }
}
