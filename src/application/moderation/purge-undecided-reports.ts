import { UNDECIDED_RETENTION_DAYS } from '../../domain/moderation/report.js';
import { REMOVE_PICTURE } from '../shared/remove-picture.js';
import type { Clock, Jobs, UnitOfWork } from '../shared/ports.js';
import type { Reports } from './ports.js';

export const PURGE_UNDECIDED_REPORTS = 'purge-undecided-reports';
const DAY_MS = 86_400_000;
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
    while ((await this.remove(before)) === BATCH_SIZE);
  }

  private remove(before: Date): Promise<number> {
    return this.unitOfWork.run(async () => {
      const { removed, pictures } = await this.reports.removeUndecidedBefore(before, BATCH_SIZE);
      for (const address of pictures) await this.jobs.add(REMOVE_PICTURE, { address });
      return removed;
    });
  }
}
