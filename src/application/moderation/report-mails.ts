import type { Report } from '../../domain/moderation/report.js';
import type { Language } from '../../domain/shared/language.js';
import { type MailText, mailText } from '../notifications/mail-text.js';
import type { ReportPorts } from './ports.js';

/** Tells members what became of a report. */
export class ReportMails {
  constructor(private readonly ports: Pick<ReportPorts, 'reports' | 'contacts' | 'notifier'>) {}

  /** Mails the reporter that their report was decided, without the outcome and the reported user. */
  decided(event: { reportId: number }): Promise<void> {
    return this.tell(event, 'reporterId', (_report, language) =>
      mailText(language, 'moderation', 'reportDecided'),
    );
  }

  /** Mails the reported member what the warning is about, without the reporter and the reported content. */
  warned(event: { reportId: number }): Promise<void> {
    return this.tell(event, 'aboutUserId', ({ reason }, language) =>
      mailText(language, 'moderation', 'warned', { reason }),
    );
  }

  private async tell(
    { reportId }: { reportId: number },
    whom: 'reporterId' | 'aboutUserId',
    textOf: (report: Report, language: Language) => MailText,
  ): Promise<void> {
    const report = await this.ports.reports.find(reportId);
    const userId = report?.[whom] ?? null;
    if (!report || userId === null) return;
    for (const contact of await this.ports.contacts.of([userId])) {
      const text = textOf(report, contact.language);
      await this.ports.notifier.notify(contact, { kind: 'moderation', text, path: '/' });
    }
  }
}
