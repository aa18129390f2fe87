import type { Jobs, Mail, Mailer } from '../shared/ports.js';
import type { Preferences } from './preferences.js';
import { RecipientRefused, type RefusedAddresses } from './recipient-refused.js';

export const SEND_MAIL = 'send-mail';
/** With exponential backoff the retries cover a mail server outage of about 16 hours. */
const ATTEMPTS = 12;
/** Enough that recipients rarely share a queue, and few enough that the names of the queues identify no recipient. */
const QUEUES = 64;

/**
 * Queues a mail, after those to the same address that were queued before. Inside a unit of work it is committed or rolled
 * back with it. It may be sent twice by a process that is killed between the server's acceptance and the end of the job;
 * the id lets the recipient's server recognize it.
 */
export async function queueMail(jobs: Jobs, mail: Mail): Promise<void> {
  await jobs.add(SEND_MAIL, { ...mail, id: crypto.randomUUID() } satisfies Mail, {
    attempts: ATTEMPTS,
    queue: `${SEND_MAIL}:${bucketOf(mail.to.toLowerCase())}`,
  });
}

/** Hash of an address, from 0 to `QUEUES` - 1. */
const bucketOf = (address: string): number =>
  [...address].reduce((hash, character) => (hash * 31 + character.codePointAt(0)!) % 1_000_003, 0) % QUEUES;

/** Job that sends one mail, unless its recipient has switched off mails of its kind since. */
export class SendMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly preferences: Pick<Preferences, 'allow'>,
    private readonly refused: RefusedAddresses,
  ) {}

  /** @throws RecipientRefused, and other errors if the mail server rejects it or times out; the job queue retries those */
  async execute(mail: Mail): Promise<void> {
    const { purpose } = mail;
    const isWanted =
      !('userId' in purpose) || (await this.preferences.allow(purpose.userId, purpose.kind, 'email'));
    if (!isWanted) return;
    try {
      await this.mailer.send(mail);
    } catch (error) {
      if (error instanceof RecipientRefused) await this.refused.note(mail.to);
      throw error;
    }
  }
}
