/** What is known of the addresses of accounts: whether mails arrive. */
export interface Deliverability {
  /** Whether the address is that of an account and marked as undeliverable. */
  isUndeliverable(address: string): Promise<boolean>;
  /** Marks the address of an account. Idempotent; without effect for any other address. */
  mark(address: string, reply: string, at: Date): Promise<void>;
  /** Removes the mark, and what was sent before, so that late reports on earlier mails have no effect. Idempotent. */
  startAnew(address: string): Promise<void>;
  /** Remembers under its token to whom a mail is sent. Idempotent. */
  noteSent(token: string, address: string, at: Date): Promise<void>;
  /** @returns null for a mail that was not sent, or is not remembered any more */
  addressOf(token: string): Promise<string | null>;
  /** Forgets at most `limit` mails that were sent before the instant. @returns their number */
  forgetSentBefore(instant: Date, limit: number): Promise<number>;
}

/** What became of a report on a mail. */
export type BounceOutcome = 'undeliverable' | 'temporary' | 'unknown';

/** Why a mail was not sent: its address takes none, or what it tells had ended. */
export type WithheldReason = 'undeliverable' | 'outdated';

/** Counts for the metrics. */
export interface MailCounts {
  /** A mail was not sent. */
  withheld(reason: WithheldReason): void;
  bounced(outcome: BounceOutcome): void;
}

/**
 * Derives from a mail's id the token in the address to which reports on the mail return. No one who does not have the mail
 * can name it. Null where reports return to no address of ours.
 */
export type BounceTokens = ((mailId: string) => string) | null;
