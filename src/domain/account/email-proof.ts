import { aggregateOf } from '../shared/aggregate.js';
import { type CodeRefusal, type CodeState, newCode, tryCode } from '../shared/one-time-code.js';

/** `change-email`: of a new address. `confirm`: of the own one, where an account has no password to confirm an act with. */
export type ProofPurpose = 'change-email' | 'confirm';

export interface EmailProofState extends CodeState {
  readonly id: number | null;
  readonly userId: number;
  readonly purpose: ProofPurpose;
  readonly email: string;
  /** When a mail server refused the address. */
  readonly mailRefusedAt: Date | null;
  readonly createdAt: Date;
}

/** A pending proof that a user reads the mails to an address, by a one-time code; at most one per user and purpose. */
export class EmailProof
  extends /* @__PURE__ */ aggregateOf<EmailProofState>()('codeExpiresAt', 'userId', 'purpose', 'email')
{
  /**
   * @param email normalized by `emailFrom`
   * @param earlier the proof that this one replaces
   */
  static of(
    { userId, purpose, email }: Pick<EmailProofState, 'userId' | 'purpose' | 'email'>,
    codeDigest: string,
    now: Date,
    earlier: EmailProof | null = null,
  ): EmailProof {
    const code = newCode(codeDigest, now, earlier?.data);
    return new EmailProof({ id: null, userId, purpose, email, ...code, mailRefusedAt: null, createdAt: now });
  }

  get isMailRefused(): boolean {
    return this.data.mailRefusedAt !== null;
  }

  noteMailRefused(now: Date): void {
    this.data.mailRefusedAt = now;
  }

  /** @returns what `tryCode` of a one-time code says */
  tryCode(guessDigest: string, now: Date): 'right' | CodeRefusal {
    return tryCode(this.data, guessDigest, now);
  }
}
