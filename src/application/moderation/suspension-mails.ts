import { isolated } from '../../domain/shared/isolated.js';
import type { Suspension } from '../../domain/moderation/suspension.js';
import { composeMail } from '../notifications/compose-mail.js';
import type { Recipient } from '../notifications/contacts.js';
import { type MailText, mailText } from '../notifications/mail-text.js';
import { queueMail } from '../notifications/send-mail.js';
import { momentText } from '../notifications/when-and-where.js';
import type { SuspensionPorts } from './ports.js';

/** Queues the mails about suspensions, which are sent after the commit only. The moderator's text is quoted verbatim. */
export class SuspensionMails {
  constructor(private readonly ports: Pick<SuspensionPorts, 'appName' | 'publicUrl' | 'homeZone' | 'jobs'>) {}

  suspended(person: Recipient, { reason, until }: Suspension): Promise<void> {
    const end = until && momentText(until, this.ports.homeZone, person.language);
    const values = { hasEnd: end !== null, until: end ?? '', reason: isolated(reason) };
    return this.post(person, mailText(person.language, 'moderation', 'suspended', values));
  }

  ended(person: Recipient, { reason }: Suspension): Promise<void> {
    const values = { reason: isolated(reason) };
    return this.post(person, mailText(person.language, 'moderation', 'ended', values));
  }

  lifted(person: Recipient, note: string | null): Promise<void> {
    const values = { note: note ? isolated(note) : '' };
    return this.post(person, mailText(person.language, 'moderation', 'lifted', values));
  }

  appealAnswered(person: Recipient, { appeal, status }: Suspension): Promise<void> {
    const values = { isLifted: status === 'lifted', answer: appeal!.answer! };
    return this.post(person, mailText(person.language, 'moderation', 'appealAnswered', values));
  }

  private post(
    { email, firstName, language }: Recipient,
    { button, ...text }: MailText & { readonly button: string },
  ): Promise<void> {
    const { appName, publicUrl, jobs } = this.ports;
    const link = { label: button, url: `${publicUrl}/auth` };
    const to = { to: email, firstName, language };
    return queueMail(
      jobs,
      composeMail({ appName: appName(), purpose: { kind: 'account' }, ...to, ...text, link }),
    );
  }
}
