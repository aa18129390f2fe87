import { ReportNotFound } from '../../domain/moderation/report-errors.js';
import type { Report, ReportOutcome } from '../../domain/moderation/report.js';
import type { LockedCase } from '../review-cases/review-cases.js';
import {
  type CaseCommand,
  type DeskPorts,
  type ReadableCase,
  ReviewDesk,
} from '../review-cases/review-desk.js';
import { isHiddenFrom } from './hidden-reports.js';
import type { Reports } from './ports.js';
import type { ReportQueries, ReportRecord } from './report-views.js';

interface LockedReport extends LockedCase {
  readonly reviewCase: Report;
}

interface ReportDeskPorts extends DeskPorts {
  readonly reports: Reports;
  readonly reportQueries: Pick<ReportQueries, 'find'>;
}

/** What moderators do with reports. A report that is hidden from a moderator is not found by them. */
export class ReportDesk extends ReviewDesk<LockedReport, ReportRecord> {
  constructor(ports: ReportDeskPorts) {
    const { reports, reportQueries, tableMates } = ports;
    const cases = {
      kind: 'report' as const,
      async findForUpdate(id: number, moderatorId: number): Promise<LockedReport> {
        const reviewCase = await reports.findForUpdate(id);
        if (!reviewCase || (await isHiddenFrom(moderatorId, reviewCase, tableMates)))
          throw new ReportNotFound();
        return { reviewCase };
      },
      save: ({ reviewCase }: LockedReport) => reports.save(reviewCase),
      auditDetails: () => undefined,
    };
    super(ports, cases, { cases: reports, queries: reportQueries, NotFound: ReportNotFound });
  }

  /** Shows a report with its evidence, and writes an audit entry for every view. @throws ReportNotFound */
  async view(asked: CaseCommand): Promise<ReadableCase<ReportRecord>> {
    const found = await this.read(asked);
    const target = { kind: 'report', id: asked.caseId } as const;
    await this.ports.audit.write({ actorId: asked.moderatorId, action: 'report.viewed', target });
    return found;
  }

  /**
   * Decides whether the reported content violates the rules. A suspension is a separate decision.
   * @param note for other moderators @throws ReportNotFound, ReviewIsOver, ReviewNotClaimed, TextNotAllowed
   */
  async decide(command: CaseCommand & { outcome: ReportOutcome; note: string | null }): Promise<void> {
    const { moderatorId, outcome, note } = command;
    await this.update(command, outcome, ({ reviewCase }, now) =>
      reviewCase.decide(outcome, moderatorId, note, now),
    );
  }
}
