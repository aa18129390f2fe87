import { ReportNotFound } from '../../domain/moderation/report-errors.js';
import type { ClaimObstacle } from '../../domain/shared/claim.js';
import type { Clock } from '../shared/ports.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Reports, TableMates } from './ports.js';
import type { ReportQueries, ReportRecord } from './report-views.js';
import { reviewerOf } from './reviewer.js';

/** A report as one moderator reads it. */
export interface ReportWithObstacle {
  readonly record: ReportRecord;
  /** Why the moderator may not claim it; null when they may. */
  readonly obstacle: ClaimObstacle | null;
}

interface Asked {
  readonly reportId: number;
  readonly moderatorId: number;
}

/** Shows a moderator what was reported. */
export class ReadReport {
  constructor(
    private readonly reports: Reports,
    private readonly queries: ReportQueries,
    private readonly tableMates: TableMates,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Leaves a line of every look.
   * @throws ReportNotFound also where it is about the moderator, who is to learn nothing of it
   */
  async execute(asked: Asked): Promise<ReportWithObstacle> {
    const onTheDesk = await this.afterVerb(asked);
    const target = { kind: 'report', id: asked.reportId } as const;
    await this.auditLog.write({ actorId: asked.moderatorId, action: 'report.viewed', target });
    return onTheDesk;
  }

  /** What becomes of it by a verb, which has left a line of its own. @throws ReportNotFound */
  async afterVerb({ reportId, moderatorId }: Asked): Promise<ReportWithObstacle> {
    const now = this.clock.now();
    const report = await this.reports.find(reportId);
    const record = await this.queries.find(reportId, { moderatorId, now });
    if (!report || !record) throw new ReportNotFound();
    const reviewer = await reviewerOf(moderatorId, report, this.tableMates, now);
    return { record, obstacle: report.obstacleFor(reviewer, now) };
  }
}
