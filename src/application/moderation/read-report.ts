import type { AuditLog } from '../audit/audit-log.js';
import type { ReadableCase, ReadCase } from '../review-cases/read-case.js';
import type { CaseCommand } from '../review-cases/update-case.js';
import type { ReportRecord } from './report-views.js';

/** Shows a moderator a report with its evidence, and writes an audit entry for every view. */
export class ReadReport {
  constructor(
    private readonly readCase: ReadCase<ReportRecord>,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws ReportNotFound also if it is hidden from the moderator */
  async execute(asked: CaseCommand): Promise<ReadableCase<ReportRecord>> {
    const found = await this.readCase.execute(asked);
    const target = { kind: 'report', id: asked.caseId } as const;
    await this.auditLog.write({ actorId: asked.moderatorId, action: 'report.viewed', target });
    return found;
  }
}
