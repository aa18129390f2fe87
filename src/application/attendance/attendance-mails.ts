import type { Miss } from '../../domain/attendance/miss.js';
import type { TakenStep } from '../../domain/attendance/next-step.js';
import { LOCALE_OF } from '../../domain/shared/language.js';
import { dateLabel } from '../../domain/shared/saturday.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import { composeMail, type MailText } from '../notifications/compose-mail.js';
import type { Recipient } from '../notifications/contacts.js';
import { queueMail } from '../notifications/send-mail.js';
import { momentText } from '../notifications/when-and-where.js';
import type { Jobs } from '../shared/ports.js';
import { ATTENDANCE_MAIL_TEXTS } from './mail-texts.js';

/** Queues the mails about steps and appeals. They name the table and the rule, never what other members said. */
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
    return this.post(
      person,
      ATTENDANCE_MAIL_TEXTS[language].step[step.kind](kind, dateLabel(date, LOCALE_OF[language]), until),
    );
  }

  /** Of an appeal that was granted by time, there is no answer to quote. */
  appealAnswered(person: Recipient, { appeal, isLifted, date }: Miss): Promise<void> {
    const { language } = person;
    const day = dateLabel(date, LOCALE_OF[language]);
    return this.post(person, ATTENDANCE_MAIL_TEXTS[language].appealAnswered(isLifted, day, appeal!.answer));
  }

  private post({ email, firstName, language }: Recipient, text: MailText): Promise<void> {
    const { button, ...texts } = text;
    const link = { label: button!, url: `${this.publicUrl}/` };
    const to = { to: email, firstName, language };
    return queueMail(
      this.jobs,
      composeMail({ appName: this.appName, purpose: { kind: 'account' }, ...to, ...texts, link }),
    );
  }
}
