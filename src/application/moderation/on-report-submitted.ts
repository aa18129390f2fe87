import type { Report } from '../../domain/moderation/report.js';
import { DEFAULT_LANGUAGE } from '../../domain/shared/language.js';
import { composeMail } from '../notifications/compose-mail.js';
import { mailText } from '../notifications/mail-text.js';
import { queueMail } from '../notifications/send-mail.js';
import { reviewerOf } from '../review-cases/reviewer.js';
import { isHiddenFrom } from './hidden-reports.js';
import type { ReportPorts } from './ports.js';

/** Mails the contact address, without any name, when no moderator may decide a report: it would wait unseen. */
export class OnReportSubmitted {
  constructor(private readonly ports: ReportPorts) {}

  async execute({ reportId }: { reportId: number }): Promise<void> {
    const { reports, moderators, jobs, clock, appName, contactEmail } = this.ports;
    const report = await reports.find(reportId);
    const to = contactEmail();
    if (!report?.isOpen || to === null) return;
    const now = clock.now();
    const all = await moderators.all(now);
    for (const { id } of all) if (await this.mayDecide(id, report, now)) return;
    const language = all[0]?.language ?? DEFAULT_LANGUAGE;
    const { subject, paragraphs } = mailText(language, 'moderation', 'noModeratorForReport');
    const purpose = { kind: 'safety' } as const;
    const mail = { to, purpose, language, firstName: null, appName: appName(), subject, paragraphs };
    await queueMail(jobs, composeMail(mail));
  }

  private async mayDecide(moderatorId: number, report: Report, now: Date): Promise<boolean> {
    const { tableMates } = this.ports;
    if (await isHiddenFrom(moderatorId, report, tableMates)) return false;
    const obstacle = report.obstacleFor(await reviewerOf(moderatorId, report, tableMates, now), now);
    return obstacle === null || obstacle === 'claimed';
  }
}
