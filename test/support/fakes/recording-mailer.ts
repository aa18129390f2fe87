import { RecipientRefused } from '../../../src/application/notifications/recipient-refused.js';
import type { Mail, Mailer } from '../../../src/application/shared/ports.js';

/** Records mails; throws while `closed`. */
export class RecordingMailer implements Mailer {
  readonly sent: Mail[] = [];
  isClosed = false;
  /** An address that the mail server refuses for good. */
  refuses: string | null = null;

  async send(mail: Mail): Promise<void> {
    if (mail.to === this.refuses) throw new RecipientRefused(new Error('550 no such person'));
    if (this.isClosed) throw new Error('The mail server does not answer.');
    this.sent.push(mail);
  }
}
