import type { Contacts } from '../notifications/contacts.js';
import { composeMail } from '../notifications/compose-mail.js';
import type { Jobs } from '../shared/ports.js';
import { queueMail } from '../notifications/send-mail.js';
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
    for (const { email, firstName } of await this.contacts.of([report.reporterId])) {
      const mail = composeMail({
        to: email,
        subject: 'Thank you, we looked at it',
        greeting: `Hi ${firstName},`,
        paragraphs: [
          'Thank you for telling us. A moderator has looked at your report and decided what to do.',
          'We keep the details to ourselves, to be fair to everybody. You can block anybody you would rather not meet.',
        ],
        appName: this.appName,
      });
      await queueMail(this.jobs, mail);
    }
  }
}
