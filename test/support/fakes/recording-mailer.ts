import type { Mail, Mailer } from '../../../src/application/shared/ports.js';

/** Records mails; throws while `closed`. */
export class RecordingMailer implements Mailer {
  readonly sent: Mail[] = [];
  isClosed = false;

  async send(mail: Mail): Promise<void> {
    if (this.isClosed) throw new Error('The mail server does not answer.');
    this.sent.push(mail);
  }
}
