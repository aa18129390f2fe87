import type { Jobs, Mail, Mailer } from '../shared/ports.js';

export const SEND_MAIL = 'send-mail';
/** With exponential backoff the retries cover a mail server outage of about 16 hours. */
const ATTEMPTS = 12;

/**
 * Queues a mail. Inside a unit of work it is committed or rolled back with it. It may be sent twice by a process that is
 * killed between the server's acceptance and the end of the job; the id lets the recipient's server recognize it.
 */
export async function queueMail(jobs: Jobs, mail: Mail): Promise<void> {
  await jobs.add(SEND_MAIL, { ...mail, id: crypto.randomUUID() } satisfies Mail, { attempts: ATTEMPTS });
}

/** Job that sends one mail. @throws if the mail server rejects it or times out; the job queue retries */
export class SendMail {
  constructor(private readonly mailer: Mailer) {}

  async execute(mail: Mail): Promise<void> {
    await this.mailer.send(mail);
  }
}
