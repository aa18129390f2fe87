import type { Role } from '../../domain/staff/role.js';
import { composeMail } from '../notifications/compose-mail.js';
import type { Recipient } from '../notifications/contacts.js';
import { type MailText, mailText } from '../notifications/mail-text.js';
import type { Jobs } from '../shared/ports.js';
import { queueMail } from '../notifications/send-mail.js';

/** Queues mails to staff about roles and second factors, in the transaction of the caller. */
export class StaffMails {
  constructor(
    private readonly appName: () => string,
    private readonly publicUrl: string,
    private readonly jobs: Jobs,
  ) {}

  secondFactorOn(person: Recipient): Promise<void> {
    return this.post(person, mailText(person.language, 'staff', 'secondFactorOn'));
  }

  recoveryCodeUsed(person: Recipient, left: number): Promise<void> {
    return this.post(person, mailText(person.language, 'staff', 'recoveryCodeUsed', { left }));
  }

  roleChanged(person: Recipient, role: Role): Promise<void> {
    return this.post(person, mailText(person.language, 'staff', 'roleChanged', { role }));
  }

  /** To an admin, about another account. */
  roleGiven(admin: Recipient, given: { readonly name: string; readonly role: Role }): Promise<void> {
    return this.post(admin, mailText(admin.language, 'staff', 'roleGiven', given));
  }

  private post(
    { email, firstName, language }: Recipient,
    { button, ...text }: MailText & { readonly button: string },
  ): Promise<void> {
    const link = { label: button, url: `${this.publicUrl}/admin` };
    const to = { to: email, firstName, language };
    return queueMail(
      this.jobs,
      composeMail({ appName: this.appName(), purpose: { kind: 'account' }, ...to, ...text, link }),
    );
  }
}
