import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import { FILE_PROBLEMS, type FileAlarm, type FileProblem } from '../../application/trust-score/ports.js';

/** Logs and counts damaged or missing evidence files, without personal data. */
export class LoggedFileAlarm implements FileAlarm {
  readonly counter = new Counter({
    name: 'evidence_files_lost_total',
    help: 'Evidence files of verification reviews that could not be read, by problem',
    labelNames: ['problem'],
    registers: [],
  });

  constructor(private readonly logger: Logger) {
    for (const problem of FILE_PROBLEMS) this.counter.inc({ problem }, 0);
  }

  raise(problem: FileProblem, reviewId: number): void {
    this.counter.inc({ problem });
    this.logger.error({ alert: 'evidence_file_lost', problem, reviewId }, 'evidence file cannot be read');
  }
}
