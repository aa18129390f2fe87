import type { Values } from '../../../locales/messages.js';
import type { CorrectionReason } from '../../domain/corrections/correction-reason.js';
import { composeMail } from '../notifications/compose-mail.js';
import type { Recipient } from '../notifications/contacts.js';
import { type MailOf, type MailText, mailText } from '../notifications/mail-text.js';
import { queueMail } from '../notifications/send-mail.js';
import type { Jobs } from '../shared/ports.js';

interface Corrected {
  readonly what: 'name' | 'birthDate';
  readonly reason: CorrectionReason;
  /** Whether a verified ID no longer counts. */
  readonly isIdForgotten: boolean;
}

/** Queues the mails about corrections, in the transaction of the caller. None has the corrected name or date. */
export class CorrectionMails {
  constructor(
    private readonly appName: () => string,
    private readonly publicUrl: string,
    private readonly jobs: Jobs,
    private readonly contactEmail: () => string | null,
  ) {}

  corrected(person: Recipient, { what, reason, isIdForgotten }: Corrected): Promise<void> {
    return this.post(person, 'corrected', { what, reason, isIdForgotten, ...this.contact() });
  }

  /** To the previous address. */
  emailChanged(person: Recipient): Promise<void> {
    return this.post(person, 'emailChanged', this.contact());
  }

  /** To the new address. */
  emailIsNew(person: Recipient): Promise<void> {
    return this.post(person, 'emailIsNew');
  }

  private contact(): Values {
    const contact = this.contactEmail();
    return { hasContact: contact !== null, contact: contact ?? '' };
  }

  private post(
    { email, firstName, language }: Recipient,
    mail: MailOf<'corrections'>,
    values: Values = {},
  ): Promise<void> {
    const { button, ...text }: MailText = mailText(language, 'corrections', mail, values);
    const link = { label: button!, url: `${this.publicUrl}/auth` };
    const to = { to: email, firstName, language };
    return queueMail(
      this.jobs,
      composeMail({ appName: this.appName(), purpose: { kind: 'account' }, ...to, ...text, link }),
    );
  }
}
