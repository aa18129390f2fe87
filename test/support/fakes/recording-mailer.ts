import type { Mail, Mailer } from '../../../src/application/shared/ports.js';

/** A post office that keeps every mail, or refuses all of them while it is closed. */
export class RecordingMailer implements Mailer {
  readonly sent: Mail[] = [];
  isClosed = false;

  async send(mail: Mail): Promise<void> {
    if (this.isClosed) throw new Error('The mail server does not answer.');
    this.sent.push(mail);
  }
}
