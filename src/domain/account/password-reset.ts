import { type CodeState, newCode } from '../shared/one-time-code.js';
import { KeyedPendingCode } from '../shared/pending-code.js';

export interface PasswordResetState extends CodeState {
  readonly id: number | null;
  /** Token of the browser that made the request. */
  readonly key: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly triesWithoutKey: number;
}

/** A password reset request for an address, confirmed by a one-time code. */
export class PasswordReset extends KeyedPendingCode<PasswordResetState> {
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

  static restore(state: PasswordResetState): PasswordReset {
    return new PasswordReset(state);
  }
}
