import type { Contacts } from '../notifications/contacts.js';
import { mailText } from '../notifications/mail-text.js';
import type { Notifier } from '../notifications/notifier.js';
import type { Reports } from './ports.js';

/** Mails the reported member what the warning is about, without the reporter and the reported content. */
export class OnMemberWarned {
  constructor(
    private readonly reports: Reports,
    private readonly contacts: Contacts,
    private readonly notifier: Pick<Notifier, 'notify'>,
  ) {}

  async execute({ reportId }: { reportId: number }): Promise<void> {
    const report = await this.reports.find(reportId);
    if (!report || report.aboutUserId === null) return;
    for (const contact of await this.contacts.of([report.aboutUserId])) {
      const text = mailText(contact.language, 'moderation', 'warned', { reason: report.reason });
      await this.notifier.notify(contact, { kind: 'moderation', text, path: '/' });
    }
  }
}
