import { ServiceUnavailable } from '../shared/service-unavailable.js';
import type { BounceReport, NoteBounce } from './note-bounce.js';

export const READ_BOUNCES = 'read-bounces';

/** The mailbox to which reports on mails return. */
export interface BounceMailbox {
  /**
   * Hands over unread reports, oldest first and at most 100, each of which is read once it was handled. Other mails stay
   * untouched. @throws ServiceUnavailable if the mailbox does not answer within its timeout, and what `handle` throws
   */
  read(handle: (report: BounceReport) => Promise<unknown>): Promise<void>;
}

/** Recurring job that reads the reports on mails that came back. */
export class ReadBounces {
  constructor(
    private readonly mailbox: BounceMailbox,
    private readonly noteBounce: NoteBounce,
  ) {}

  /** A mailbox that does not answer is read by the next run. */
  async execute(): Promise<void> {
    try {
      await this.mailbox.read((report) => this.noteBounce.execute(report));
    } catch (error) {
      if (!(error instanceof ServiceUnavailable)) throw error;
    }
  }
}
