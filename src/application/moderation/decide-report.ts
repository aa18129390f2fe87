import type { ReportOutcome } from '../../domain/moderation/report.js';
import type { UpdateCase } from '../review-cases/update-case.js';
import type { LockedReport } from './report-cases.js';

export interface DecideReportCommand {
  readonly moderatorId: number;
  readonly reportId: number;
  readonly outcome: ReportOutcome;
  /** Internal note for other moderators. */
  readonly note: string | null;
}

/** Decides whether the reported content violates the rules. A suspension is a separate decision. */
export class DecideReport {
  constructor(private readonly updateReport: UpdateCase<LockedReport>) {}

  /** @throws ReportNotFound, ReviewIsOver, ReviewNotClaimed, ReportNoteTooLong */
  async execute({ moderatorId, reportId, outcome, note }: DecideReportCommand): Promise<void> {
    await this.updateReport.execute({ caseId: reportId, moderatorId }, outcome, ({ reviewCase }, now) =>
      reviewCase.decide(outcome, moderatorId, note, now),
    );
  }
}
