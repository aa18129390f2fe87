import type { Contacts } from '../notifications/contacts.js';
import { mailText } from '../notifications/mail-text.js';
import type { Notifier } from '../notifications/notifier.js';
import type { Reports } from './ports.js';

/** Mails the reporter that their report was decided, without the outcome and the reported user. */
export class OnReportDecided {
  constructor(
    private readonly reports: Reports,
    private readonly contacts: Contacts,
    private readonly notifier: Pick<Notifier, 'notify'>,
  ) {}

  async execute({ reportId }: { reportId: number }): Promise<void> {
    const report = await this.reports.find(reportId);
    if (!report || report.reporterId === null) return;
    for (const contact of await this.contacts.of([report.reporterId])) {
      const text = mailText(contact.language, 'moderation', 'reportDecided');
      await this.notifier.notify(contact, { kind: 'moderation', text, path: '/' });
    }
  }
}
