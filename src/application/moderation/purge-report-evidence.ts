import { EVIDENCE_RETENTION_DAYS } from '../../domain/moderation/report.js';
import { REMOVE_PICTURE } from '../shared/remove-picture.js';
import type { Clock, Jobs, UnitOfWork } from '../shared/ports.js';
import type { Reports } from './ports.js';

export const PURGE_REPORT_EVIDENCE = 'purge-report-evidence';
const DAY_MS = 86_400_000;
/** Reports per transaction. */
const BATCH_SIZE = 500;

/** Job: erases the evidence of reports 180 days after the decision. The decision is kept. */
export class PurgeReportEvidence {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: Reports,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - EVIDENCE_RETENTION_DAYS * DAY_MS);
    while ((await this.erase(before)) === BATCH_SIZE);
  }

  private erase(before: Date): Promise<number> {
    return this.unitOfWork.run(async () => {
      const { erased, pictures } = await this.reports.eraseEvidenceDecidedBefore(before, BATCH_SIZE);
      for (const address of pictures) await this.jobs.add(REMOVE_PICTURE, { address });
      return erased;
    });
  }
}
