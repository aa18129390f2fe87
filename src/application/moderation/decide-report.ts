import { ReportNotFound } from '../../domain/moderation/report-errors.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Reports } from './ports.js';

export interface DecideReportCommand {
  readonly moderatorId: number;
  readonly reportId: number;
  readonly outcome: 'upheld' | 'dismissed';
  readonly note: string | null;
}

/** Says whether what was reported broke the rules. Nothing follows from it by itself. */
export class DecideReport {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: Reports,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws ReportNotFound, ReviewIsOver, ReviewNotClaimed, ReportNoteTooLong */
  async execute({ moderatorId, reportId, outcome, note }: DecideReportCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const report = await this.reports.findForUpdate(reportId);
      if (!report || report.aboutUserId === moderatorId) throw new ReportNotFound();
      report.decide(outcome, moderatorId, note, this.clock.now());
      await this.reports.save(report);
      await this.auditLog.write({
        actorId: moderatorId,
        action: `report.${outcome}`,
        target: { kind: 'report', id: reportId },
      });
    });
  }
}
