import { ReportNotFound } from '../../domain/moderation/report-errors.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Reports } from './ports.js';

/** Lets others have a report that one had claimed. */
export class ReleaseReport {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: Reports,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws ReportNotFound, ReviewIsOver, ReviewNotClaimed */
  async execute({ moderatorId, reportId }: { moderatorId: number; reportId: number }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const report = await this.reports.findForUpdate(reportId);
      if (!report || report.aboutUserId === moderatorId) throw new ReportNotFound();
      report.release(moderatorId, this.clock.now());
      await this.reports.save(report);
      await this.auditLog.write({
        actorId: moderatorId,
        action: 'report.released',
        target: { kind: 'report', id: reportId },
      });
    });
  }
}
