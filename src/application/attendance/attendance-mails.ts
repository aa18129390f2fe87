import type { Miss } from '../../domain/attendance/miss.js';
import type { TakenStep } from '../../domain/attendance/next-step.js';
import { LOCALE_OF } from '../../domain/shared/language.js';
import { dateLabel } from '../../domain/shared/saturday.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import { composeMail } from '../notifications/compose-mail.js';
import type { Recipient } from '../notifications/contacts.js';
import { type MailText, mailText } from '../notifications/mail-text.js';
import { queueMail } from '../notifications/send-mail.js';
import { momentText } from '../notifications/when-and-where.js';
import type { Jobs } from '../shared/ports.js';

/** Queues the mails about steps. They name the table and the rule, never what other members said. */
export class AttendanceMails {
  constructor(
    private readonly appName: string,
    private readonly publicUrl: string,
    private readonly homeZone: TimeZone,
    private readonly jobs: Jobs,
  ) {}

  stepTaken(person: Recipient, { kind, date }: Miss, step: TakenStep): Promise<void> {
    const { language } = person;
    const until = momentText(step.until, this.homeZone, language);
    const day = dateLabel(date, LOCALE_OF[language]);
    return this.post(person, mailText(language, 'attendance', step.kind, { kind, day, until }));
  }

  private post(
    { email, firstName, language }: Recipient,
    { button, ...texts }: MailText & { readonly button: string },
  ): Promise<void> {
    const link = { label: button, url: `${this.publicUrl}/` };
    const to = { to: email, firstName, language };
    return queueMail(
      this.jobs,
      composeMail({ appName: this.appName, purpose: { kind: 'account' }, ...to, ...texts, link }),
    );
  }
}
