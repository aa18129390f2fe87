import { DAY_MS } from '../../domain/shared/durations.js';
import { EVIDENCE_RETENTION_DAYS } from '../../domain/moderation/report.js';
import { eraseWithPictures } from '../shared/erase-with-pictures.js';
import type { Clock, Jobs, UnitOfWork } from '../shared/ports.js';
import { Purge } from '../shared/purge.js';
import type { Reports } from './ports.js';

export const PURGE_REPORT_EVIDENCE = 'purge-report-evidence';
/** Reports per transaction. */
const BATCH_SIZE = 500;

/** Erases the evidence of reports 180 days after the decision. The decision is kept. */
export const purgeReportEvidence = (
  unitOfWork: UnitOfWork,
  reports: Reports,
  jobs: Jobs,
  clock: Clock,
): Purge =>
  new Purge(
    clock,
    EVIDENCE_RETENTION_DAYS * DAY_MS,
    (before, limit) =>
      eraseWithPictures({ unitOfWork, jobs }, () => reports.eraseEvidenceDecidedBefore(before, limit)),
    BATCH_SIZE,
  );
