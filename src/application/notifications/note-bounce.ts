import { isAddressRefused, replyInOneLine } from '../../domain/notifications/delivery-status.js';
import { WEEK_MS } from '../../domain/shared/durations.js';
import type { Clock } from '../shared/ports.js';
import { Purge } from '../shared/purge.js';
import type { BounceOutcome, Deliverability, MailCounts } from './deliverability.js';
import type { RefusedAddresses } from './recipient-refused.js';

/** A report of a mail server on a mail that it or another one had accepted (delivery status notification). */
export interface BounceReport {
  /** The token in the address to which the report returned. */
  readonly token: string;
  /** Enhanced status code (RFC 3463), such as `5.1.1`, else a reply code such as `550`, or empty. */
  readonly status: string;
  /** What the server said; unchecked. */
  readonly reply: string;
}

/** Marks the address of a mail that came back for good. A temporary failure marks no address. See ADR 76. */
export class NoteBounce {
  constructor(
    private readonly deliverability: Pick<Deliverability, 'addressOf'>,
    private readonly refused: RefusedAddresses,
    private readonly counts: MailCounts,
  ) {}

  /** Idempotent. */
  async execute(report: BounceReport): Promise<BounceOutcome> {
    const outcome = await this.note(report);
    this.counts.bounced(outcome);
    return outcome;
  }

  private async note({ token, status, reply }: BounceReport): Promise<BounceOutcome> {
    const address = await this.deliverability.addressOf(token);
    if (address === null) return 'unknown';
    const said = [status, reply].filter((each) => each !== '').join(' ');
    if (!isAddressRefused(said)) return 'temporary';
    await this.refused.note(address, replyInOneLine(said));
    return 'undeliverable';
  }
}

/** Job: mail servers give up, and report it, within five days. */
export const forgetSentMails = (
  deliverability: Pick<Deliverability, 'forgetSentBefore'>,
  clock: Clock,
): Purge => new Purge(clock, WEEK_MS, (before, limit) => deliverability.forgetSentBefore(before, limit));
