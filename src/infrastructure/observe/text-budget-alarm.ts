import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import type { BudgetAlarm } from '../../application/trust-score/ports.js';

/** Logs and counts text messages that exceed the daily budget. */
export class LoggedBudgetAlarm implements BudgetAlarm {
  readonly counter = new Counter({
    name: 'text_messages_refused_by_budget_total',
    help: 'Text messages not sent because the daily budget was exceeded',
    registers: [],
  });

  constructor(private readonly logger: Logger) {}

  exhausted(messagesPerDay: number): void {
    this.logger.error({ messagesPerDay }, 'the daily budget of text messages is used up: no more are sent');
  }

  refused(): void {
    this.counter.inc();
  }
}
