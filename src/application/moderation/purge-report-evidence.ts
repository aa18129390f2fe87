import { EVIDENCE_KEPT_DAYS } from '../../domain/moderation/report.js';
import type { Clock } from '../shared/ports.js';
import type { Reports } from './ports.js';

export const PURGE_REPORT_EVIDENCE = 'purge-report-evidence';
const DAY_MS = 86_400_000;
/** How much one round erases; the next round takes what is left. */
const MOST_AT_ONCE = 500;

/** The job that erases what was copied for a report half a year after its decision. The decision itself stays. */
export class PurgeReportEvidence {
  constructor(
    private readonly reports: Reports,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - EVIDENCE_KEPT_DAYS * DAY_MS);
    while ((await this.reports.eraseEvidenceDecidedBefore(before, MOST_AT_ONCE)) === MOST_AT_ONCE);
  }
}
