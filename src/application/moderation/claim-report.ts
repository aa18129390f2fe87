import { ReportNotFound } from '../../domain/moderation/report-errors.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Reports, TableMates } from './ports.js';
import { reviewerOf } from './reviewer.js';

/** Sets a report aside for one moderator. */
export class ClaimReport {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: Reports,
    private readonly tableMates: TableMates,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws ReportNotFound, ReviewIsOver, ReviewClaimed, ConflictOfInterest */
  async execute({ moderatorId, reportId }: { moderatorId: number; reportId: number }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const report = await this.reports.findForUpdate(reportId);
      if (!report || report.aboutUserId === moderatorId) throw new ReportNotFound();
      report.claim(await reviewerOf(moderatorId, report, this.tableMates, now), now);
      await this.reports.save(report);
      await this.auditLog.write({
        actorId: moderatorId,
        action: 'report.claimed',
        target: { kind: 'report', id: reportId },
      });
    });
  }
}
