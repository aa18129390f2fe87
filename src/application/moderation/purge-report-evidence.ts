import { DAY_MS } from '../../domain/shared/durations.js';
import { EVIDENCE_RETENTION_DAYS } from '../../domain/moderation/report.js';
import { inBatches } from '../shared/each-due.js';
import { eraseWithPictures } from '../shared/erase-with-pictures.js';
import type { Clock, Jobs, UnitOfWork } from '../shared/ports.js';
import type { Reports } from './ports.js';

export const PURGE_REPORT_EVIDENCE = 'purge-report-evidence';
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
    const { unitOfWork, jobs } = this;
    await inBatches(
      this.clock,
      (size) =>
        eraseWithPictures({ unitOfWork, jobs }, () => this.reports.eraseEvidenceDecidedBefore(before, size)),
      BATCH_SIZE,
    );
  }
}
