import { type Mutable, storedId } from '../shared/aggregate-state.js';
import { codeExpiry, opens } from '../shared/one-time-code.js';

export interface PasswordResetState {
  readonly id: number | null;
  /** Token of the browser that made the request. */
  readonly key: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly codeDigest: string;
  readonly codeExpiresAt: Date;
  readonly codeTries: number;
  readonly triesWithoutKey: number;
}

/**
 * A password reset request for an address, confirmed by a one-time code. Several can be pending for one address, so a
 * request by a stranger does not invalidate the owner's code.
 */
export class PasswordReset {
  private readonly data: Mutable<PasswordResetState>;

  private constructor(state: PasswordResetState) {
    this.data = { ...state };
  }

  /** @param email normalized by `emailFrom` */
  static of(key: string, email: string, codeDigest: string, now: Date): PasswordReset {
    const code = { codeDigest, codeExpiresAt: codeExpiry(now), codeTries: 0, triesWithoutKey: 0 };
    return new PasswordReset({ id: null, key, email, createdAt: now, ...code });
  }

  static restore(state: PasswordResetState): PasswordReset {
    return new PasswordReset(state);
  }

  get state(): PasswordResetState {
    return { ...this.data };
  }

  get id(): number {
    return storedId(this.data);
  }

  /** For the repository, once, after the insert. */
  assignId(id: number): void {
    this.data.id ??= id;
  }

  get key(): string {
    return this.data.key;
  }

  get email(): string {
    return this.data.email;
  }

  get codeExpiresAt(): Date {
    return this.data.codeExpiresAt;
  }

  /**
   * Verifies a code. Every call counts as an attempt, so the caller must save the state after a failure too.
   * @param hasKey whether the browser sent the key; attempts without it have a limit of their own, so strangers cannot
   * exhaust the owner's attempts
   * @returns whether the code is correct, not expired and within the attempt limit
   */
  tryCode(guessDigest: string, hasKey: boolean, now: Date): boolean {
    const tries = hasKey ? this.data.codeTries++ : this.data.triesWithoutKey++;
    return opens(
      guessDigest,
      { digest: this.data.codeDigest, expiresAt: this.data.codeExpiresAt, tries },
      now,
    );
  }
}
