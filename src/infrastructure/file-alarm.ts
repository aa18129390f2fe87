import type { Logger } from 'pino';
import { FILE_PROBLEMS, type FileAlarm, type FileProblem } from '../application/trust-score/ports.js';

/** Writes a line for whoever watches the log, and counts for the metrics; both without personal data. */
export class LoggedFileAlarm implements FileAlarm {
  /** Since this process started. */
  readonly counts: Record<FileProblem, number> = Object.fromEntries(
    FILE_PROBLEMS.map((problem) => [problem, 0]),
  ) as Record<FileProblem, number>;

  constructor(private readonly logger: Logger) {}

  raise(problem: FileProblem, reviewId: number): void {
    this.counts[problem]++;
    this.logger.error(
      { alert: 'evidence_file_lost', problem, reviewId },
      'a file under review cannot be shown',
    );
  }
}
