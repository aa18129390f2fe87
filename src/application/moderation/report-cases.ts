import { ReportNotFound } from '../../domain/moderation/report-errors.js';
import type { Report } from '../../domain/moderation/report.js';
import type { LockedCase, ReviewCases } from '../review-cases/review-cases.js';
import type { TableMates } from '../review-cases/table-mates.js';
import { isHiddenFrom } from './hidden-reports.js';
import type { Reports } from './ports.js';

export interface LockedReport extends LockedCase {
  readonly reviewCase: Report;
}

/** Reports as review cases. */
export class ReportCases implements ReviewCases<LockedReport> {
  readonly kind = 'report';

  constructor(
    private readonly reports: Reports,
    private readonly tableMates: Pick<TableMates, 'satAt'>,
  ) {}

  /** @throws ReportNotFound also if it is hidden from the moderator */
  async findForUpdate(id: number, moderatorId: number): Promise<LockedReport> {
    const reviewCase = await this.reports.findForUpdate(id);
    if (!reviewCase || (await isHiddenFrom(moderatorId, reviewCase, this.tableMates)))
      throw new ReportNotFound();
    return { reviewCase };
  }

  save({ reviewCase }: LockedReport): Promise<void> {
    return this.reports.save(reviewCase);
  }

  auditDetails(): undefined {
    return undefined;
  }
}
