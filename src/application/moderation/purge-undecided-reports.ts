import { DAY_MS } from '../../domain/shared/durations.js';
import { UNDECIDED_RETENTION_DAYS } from '../../domain/moderation/report.js';
import { inBatches } from '../shared/each-due.js';
import { eraseWithPictures } from '../shared/erase-with-pictures.js';
import type { Clock, Jobs, UnitOfWork } from '../shared/ports.js';
import type { Reports } from './ports.js';

export const PURGE_UNDECIDED_REPORTS = 'purge-undecided-reports';
/** Reports per transaction. */
const BATCH_SIZE = 500;

/** Daily job that deletes reports that were not decided within 180 days, except those for a safety reason. */
export class PurgeUndecidedReports {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: Reports,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - UNDECIDED_RETENTION_DAYS * DAY_MS);
    const { unitOfWork, jobs } = this;
    await inBatches(
      this.clock,
      (size) =>
        eraseWithPictures({ unitOfWork, jobs }, () => this.reports.removeUndecidedBefore(before, size)),
      BATCH_SIZE,
    );
  }
}
