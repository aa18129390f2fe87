import type { Logger } from 'pino';
import { Counter } from 'prom-client';

/** Logs and counts runs of the seating engine in which the LP solver failed. */
export class LoggedSolverAlarm {
  readonly counter = new Counter({
    name: 'seating_solver_failures_total',
    help: 'Runs of the seating engine, trials included, in which the LP solver failed',
    registers: [],
  });

  constructor(private readonly logger: Logger) {}

  readonly raise = (failure: string): void => {
    this.counter.inc();
    this.logger.error({ failure }, 'the LP solver failed: the tables are those of the local search');
  };
}
