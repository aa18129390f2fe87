import type { Role } from '../../domain/staff/role.js';
import { composeMail } from '../notifications/compose-mail.js';
import type { Recipient } from '../notifications/contacts.js';
import { type MailText, mailText } from '../notifications/mail-text.js';
import { queueMail } from '../notifications/send-mail.js';
import type { StaffPorts } from './ports.js';

/** Queues mails to staff about roles and second factors, in the transaction of the caller. */
export class StaffMails {
  constructor(private readonly ports: Pick<StaffPorts, 'appName' | 'publicUrl' | 'jobs'>) {}

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
    const { appName, publicUrl, jobs } = this.ports;
    const link = { label: button, url: `${publicUrl}/admin` };
    const to = { to: email, firstName, language };
    return queueMail(
      jobs,
      composeMail({ appName: appName(), purpose: { kind: 'account' }, ...to, ...text, link }),
    );
  }
}
