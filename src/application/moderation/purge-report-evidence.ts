import { EVIDENCE_KEPT_DAYS } from '../../domain/moderation/report.js';
import { REMOVE_PICTURE } from '../shared/remove-picture.js';
import type { Clock, Jobs, UnitOfWork } from '../shared/ports.js';
import type { Reports } from './ports.js';

export const PURGE_REPORT_EVIDENCE = 'purge-report-evidence';
const DAY_MS = 86_400_000;
/** How much is erased at a time. */
const MOST_AT_ONCE = 500;

/** The job that erases what was copied for a report half a year after its decision. The decision itself stays. */
export class PurgeReportEvidence {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: Reports,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - EVIDENCE_KEPT_DAYS * DAY_MS);
    while ((await this.erase(before)) === MOST_AT_ONCE);
  }

  private erase(before: Date): Promise<number> {
    return this.unitOfWork.run(async () => {
      const { erased, pictures } = await this.reports.eraseEvidenceDecidedBefore(before, MOST_AT_ONCE);
      for (const address of pictures) await this.jobs.add(REMOVE_PICTURE, { address });
      return erased;
    });
  }
}
