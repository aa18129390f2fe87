import { MailDeferred } from '../../../src/application/notifications/mail-deferred.js';
import { RecipientRefused } from '../../../src/application/notifications/recipient-refused.js';
import type { Mail, Mailer } from '../../../src/application/shared/ports.js';

/** Records mails; throws while `closed`. */
export class RecordingMailer implements Mailer {
  readonly sent: Mail[] = [];
  isClosed = false;
  /** An address that the mail server refuses for good. */
  refuses: string | null = null;
  /** Whether the mail server takes no mail now. */
  defers = false;

  async send(mail: Mail): Promise<void> {
    if (mail.to === this.refuses) throw new RecipientRefused(new Error('550 no such person'));
    if (this.defers) throw new MailDeferred(new Error('451 4.7.1 greylisted'));
    if (this.isClosed) throw new Error('The mail server does not answer.');
    this.sent.push(mail);
  }
}
