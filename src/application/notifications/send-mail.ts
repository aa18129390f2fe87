import type { Jobs, Mail, Mailer } from '../shared/ports.js';

export const SEND_MAIL = 'send-mail';
/** With growing waits between, tries reach over about nine hours of an absent mail server. */
const ATTEMPTS = 12;

/** Queues a mail; inside a unit of work it leaves only if the work is kept. */
export async function queueMail(jobs: Jobs, mail: Mail): Promise<void> {
  await jobs.add(SEND_MAIL, mail, { attempts: ATTEMPTS });
}

/** The job `send-mail`: hands one mail over. @throws when the mail server did not take it, to be tried again */
export class SendMail {
  constructor(private readonly mailer: Mailer) {}

  async execute(mail: Mail): Promise<void> {
    await this.mailer.send(mail);
  }
}
