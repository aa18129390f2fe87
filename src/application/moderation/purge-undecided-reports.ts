import { DAY_MS } from '../../domain/shared/durations.js';
import { UNDECIDED_RETENTION_DAYS } from '../../domain/moderation/report.js';
import { eraseWithPictures } from '../shared/erase-with-pictures.js';
import type { Clock, Jobs, UnitOfWork } from '../shared/ports.js';
import { Purge } from '../shared/purge.js';
import type { Reports } from './ports.js';

export const PURGE_UNDECIDED_REPORTS = 'purge-undecided-reports';
/** Reports per transaction. */
const BATCH_SIZE = 500;

/** Deletes reports that were not decided within 180 days, except those for a safety reason. */
export const purgeUndecidedReports = (
  unitOfWork: UnitOfWork,
  reports: Reports,
  jobs: Jobs,
  clock: Clock,
): Purge =>
  new Purge(
    clock,
    UNDECIDED_RETENTION_DAYS * DAY_MS,
    (before, limit) =>
      eraseWithPictures({ unitOfWork, jobs }, () => reports.removeUndecidedBefore(before, limit)),
    BATCH_SIZE,
  );
