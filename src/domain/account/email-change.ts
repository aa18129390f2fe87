import { type Mutable, storedId } from '../shared/aggregate-state.js';
import { invalidField } from '../shared/refusal.js';
import { codeExpiry, opens } from '../shared/one-time-code.js';

/** The new address equals the current one. */
export class SameEmail extends invalidField('same_email', 'email', "That's already your email") {}

export interface EmailChangeState {
  readonly id: number | null;
  readonly userId: number;
  /** The new address. */
  readonly email: string;
  readonly codeDigest: string;
  readonly codeExpiresAt: Date;
  readonly codeTries: number;
  /** When a mail server refused the new address. */
  readonly mailRefusedAt: Date | null;
  readonly createdAt: Date;
}

/** A pending change of a user's email address, confirmed by a one-time code sent to the new address. */
export class EmailChange {
  private readonly data: Mutable<EmailChangeState>;

  private constructor(state: EmailChangeState) {
    this.data = { ...state };
  }

  /** @param email normalized by `emailFrom` */
  static of(userId: number, email: string, codeDigest: string, now: Date): EmailChange {
    const code = { codeDigest, codeExpiresAt: codeExpiry(now), codeTries: 0 };
    return new EmailChange({ id: null, userId, email, ...code, mailRefusedAt: null, createdAt: now });
  }

  static restore(state: EmailChangeState): EmailChange {
    return new EmailChange(state);
  }

  get state(): EmailChangeState {
    return { ...this.data };
  }

  get id(): number {
    return storedId(this.data);
  }

  /** For the repository, once, after the insert. */
  assignId(id: number): void {
    this.data.id ??= id;
  }

  get userId(): number {
    return this.data.userId;
  }

  get email(): string {
    return this.data.email;
  }

  get codeExpiresAt(): Date {
    return this.data.codeExpiresAt;
  }

  get isMailRefused(): boolean {
    return this.data.mailRefusedAt !== null;
  }

  noteMailRefused(now: Date): void {
    this.data.mailRefusedAt = now;
  }

  /**
   * Verifies a code. Every call counts as an attempt, so the caller must save the state after a failure too.
   * @returns whether the code is correct, not expired and within the attempt limit
   */
  tryCode(guessDigest: string, now: Date): boolean {
    const code = {
      digest: this.data.codeDigest,
      expiresAt: this.data.codeExpiresAt,
      tries: this.data.codeTries++,
    };
    return opens(guessDigest, code, now);
  }
}
