import type { Report } from '../../domain/moderation/report.js';
import { DEFAULT_LANGUAGE } from '../../domain/shared/language.js';
import { composeMail } from '../notifications/compose-mail.js';
import { mailText } from '../notifications/mail-text.js';
import { queueMail } from '../notifications/send-mail.js';
import { reviewerOf } from '../review-cases/reviewer.js';
import type { TableMates } from '../review-cases/table-mates.js';
import type { Clock, Jobs } from '../shared/ports.js';
import { isHiddenFrom } from './hidden-reports.js';
import type { Moderators, Reports } from './ports.js';

/** Mails the contact address, without any name, when no moderator may decide a report: it would wait unseen. */
export class OnReportSubmitted {
  constructor(
    private readonly reports: Pick<Reports, 'find'>,
    private readonly moderators: Moderators,
    private readonly tableMates: TableMates,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly appName: () => string,
    private readonly contactEmail: () => string | null,
  ) {}

  async execute({ reportId }: { reportId: number }): Promise<void> {
    const report = await this.reports.find(reportId);
    const to = this.contactEmail();
    if (!report?.isOpen || to === null) return;
    const now = this.clock.now();
    const moderators = await this.moderators.all(now);
    for (const { id } of moderators) if (await this.mayDecide(id, report, now)) return;
    const language = moderators[0]?.language ?? DEFAULT_LANGUAGE;
    const { subject, paragraphs } = mailText(language, 'moderation', 'noModeratorForReport');
    const purpose = { kind: 'safety' } as const;
    const mail = { to, purpose, language, firstName: null, appName: this.appName(), subject, paragraphs };
    await queueMail(this.jobs, composeMail(mail));
  }

  private async mayDecide(moderatorId: number, report: Report, now: Date): Promise<boolean> {
    if (await isHiddenFrom(moderatorId, report, this.tableMates)) return false;
    const obstacle = report.obstacleFor(await reviewerOf(moderatorId, report, this.tableMates, now), now);
    return obstacle === null || obstacle === 'claimed';
  }
}
