import { ReportNotFound } from '../../domain/moderation/report-errors.js';
import type { Report } from '../../domain/moderation/report.js';
import type { LockedCase, ReviewCases } from '../review-cases/review-cases.js';
import type { Reports } from './ports.js';

export interface LockedReport extends LockedCase {
  readonly reviewCase: Report;
}

/** Reports as review cases. */
export class ReportCases implements ReviewCases<LockedReport> {
  readonly kind = 'report';

  constructor(private readonly reports: Reports) {}

  /** @throws ReportNotFound also if it is about the moderator, so that its existence is not disclosed */
  async findForUpdate(id: number, moderatorId: number): Promise<LockedReport> {
    const reviewCase = await this.reports.findForUpdate(id);
    if (!reviewCase || reviewCase.aboutUserId === moderatorId) throw new ReportNotFound();
    return { reviewCase };
  }

  save({ reviewCase }: LockedReport): Promise<void> {
    return this.reports.save(reviewCase);
  }

  auditDetails(): undefined {
    return undefined;
  }
}
