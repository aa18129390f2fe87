import { replyInOneLine } from '../../domain/notifications/delivery-status.js';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../domain/shared/durations.js';
import type { Clock, Jobs, Mail, Mailer } from '../shared/ports.js';
import type { BounceTokens, Deliverability, MailCounts } from './deliverability.js';
import { MailDeferred } from './mail-deferred.js';
import type { Preferences } from './preferences.js';
import { RecipientRefused, type RefusedAddresses } from './recipient-refused.js';

export const SEND_MAIL = 'send-mail';
/** With exponential backoff the retries cover a mail server outage of about 40 hours: a day, and a night to notice it. */
const ATTEMPTS = 16;
/** Enough that recipients rarely share a queue, and few enough that the names of the queues identify no recipient. */
const QUEUES = 64;
/** When a server that does not take a mail now is asked again. Greylisting ends within minutes; all waits together take 30 hours. */
const WAITS_MS = [
  ...[1, 5, 15].map((minutes) => minutes * MINUTE_MS),
  ...[1, 3, 6, 8, 12].map((hours) => hours * HOUR_MS),
] as const;

/** A mail in the queue. */
interface QueuedMail extends Mail {
  readonly id: string;
  /** How often a server did not take it now; absent for never. */
  readonly waits?: number;
}

/**
 * Queues a mail, after those to the same address that were queued before. Inside a unit of work it is committed or rolled
 * back with it. It may be sent twice by a process that is killed between the server's acceptance and the end of the job;
 * the id lets the recipient's server recognize it.
 */
export const queueMail = (jobs: Jobs, mail: Mail): Promise<void> =>
  add(jobs, { ...mail, id: crypto.randomUUID() });

const add = (jobs: Jobs, mail: QueuedMail, delayMs = 0): Promise<void> =>
  jobs.add(SEND_MAIL, mail, {
    attempts: (mail.waits ?? 0) < WAITS_MS.length ? ATTEMPTS : 1,
    queue: `${SEND_MAIL}:${bucketOf(mail.to.toLowerCase())}`,
    ...(delayMs > 0 && { delaySeconds: delayMs / SECOND_MS }),
  });

/** Hash of an address, from 0 to `QUEUES` - 1. */
const bucketOf = (address: string): number =>
  [...address].reduce((hash, character) => (hash * 31 + character.codePointAt(0)!) % 1_000_003, 0) % QUEUES;

/**
 * Job that sends one mail, unless what it tells has ended since, its recipient has switched off mails of its kind, or the
 * address is undeliverable. A mail with a code is sent to an undeliverable address too, because its recipient asked for it a moment ago.
 */
export class SendMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly preferences: Pick<Preferences, 'allow'>,
    private readonly refused: RefusedAddresses,
    private readonly deliverability: Pick<Deliverability, 'isUndeliverable' | 'noteSent'>,
    private readonly bounceTokens: BounceTokens,
    private readonly jobs: Jobs,
    private readonly counts: MailCounts,
    private readonly clock: Clock,
  ) {}

  /** @throws RecipientRefused, and other errors if the mail server rejects it or times out; the job queue retries those */
  async execute(mail: QueuedMail): Promise<void> {
    const { waits = 0, until, ...sent } = mail;
    if (until !== undefined && new Date(until) <= this.clock.now()) return this.counts.withheld('outdated');
    if (!(await this.isWanted(mail))) return;
    if (!mail.hasCode && (await this.deliverability.isUndeliverable(mail.to)))
      return this.counts.withheld('undeliverable');
    try {
      await this.mailer.send({ ...sent, ...(await this.tracked(mail)) });
    } catch (error) {
      if (error instanceof RecipientRefused) await this.refused.note(mail.to, replyInOneLine(error.reply));
      const delayMs = error instanceof MailDeferred ? WAITS_MS[waits] : undefined;
      if (delayMs === undefined) throw error;
      await add(this.jobs, { ...mail, waits: waits + 1 }, delayMs);
    }
  }

  private async isWanted({ purpose }: Mail): Promise<boolean> {
    return !('userId' in purpose) || this.preferences.allow(purpose.userId, purpose.kind, 'email');
  }

  /** The token is noted before the mail is sent, because the report may come at once. */
  private async tracked({ id, to }: QueuedMail): Promise<{ bounceToken: string } | object> {
    if (this.bounceTokens === null) return {};
    const bounceToken = this.bounceTokens(id);
    await this.deliverability.noteSent(bounceToken, to, this.clock.now());
    return { bounceToken };
  }
}
