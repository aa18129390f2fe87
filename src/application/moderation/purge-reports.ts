import { EVIDENCE_RETENTION_DAYS, UNDECIDED_RETENTION_DAYS } from '../../domain/moderation/report.js';
import { DAY_MS } from '../../domain/shared/durations.js';
import { eraseWithPictures } from '../shared/erase-with-pictures.js';
import { Purge } from '../shared/purge.js';
import type { ReportPorts } from './ports.js';

/** Reports per transaction. */
const BATCH_SIZE = 500;

type Ports = Pick<ReportPorts, 'unitOfWork' | 'jobs' | 'clock' | 'reports'>;

/** Erases the evidence of reports 180 days after the decision. The decision is kept. */
export const purgeReportEvidence = (ports: Ports): Purge =>
  new Purge(
    ports.clock,
    EVIDENCE_RETENTION_DAYS * DAY_MS,
    (before, limit) =>
      eraseWithPictures(ports, () => ports.reports.eraseEvidenceDecidedBefore(before, limit)),
    BATCH_SIZE,
  );

/** Deletes reports that were not decided within 180 days, except those for a safety reason. */
export const purgeUndecidedReports = (ports: Ports): Purge =>
  new Purge(
    ports.clock,
    UNDECIDED_RETENTION_DAYS * DAY_MS,
    (before, limit) => eraseWithPictures(ports, () => ports.reports.removeUndecidedBefore(before, limit)),
    BATCH_SIZE,
  );
