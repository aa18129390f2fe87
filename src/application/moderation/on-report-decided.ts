import type { Contacts } from '../notifications/contacts.js';
import { composeMail } from '../notifications/compose-mail.js';
import type { Jobs } from '../shared/ports.js';
import { queueMail } from '../notifications/send-mail.js';
import { MODERATION_MAIL_TEXTS } from './mail-texts.js';
import type { Reports } from './ports.js';

/** Mails the reporter that their report was decided, without the outcome and the reported user. */
export class OnReportDecided {
  constructor(
    private readonly reports: Reports,
    private readonly contacts: Contacts,
    private readonly jobs: Jobs,
    private readonly appName: string,
  ) {}

  async execute({ reportId }: { reportId: number }): Promise<void> {
    const report = await this.reports.find(reportId);
    if (!report || report.reporterId === null) return;
    for (const { email, firstName, language } of await this.contacts.of([report.reporterId])) {
      const text = MODERATION_MAIL_TEXTS[language].reportDecided();
      const mail = composeMail({ to: email, firstName, language, appName: this.appName, ...text });
      await queueMail(this.jobs, mail);
    }
  }
}
