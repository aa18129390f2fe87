import type { Logger } from 'pino';
import type { BudgetAlarm } from '../application/trust-score/text-budget.js';

/** Tells the log, and counts for the metrics, that the daily budget of text messages is used up. */
export class RefusedTexts implements BudgetAlarm {
  private refusals = 0;

  constructor(private readonly logger: Logger) {}

  /** Refused messages since the process started. */
  get count(): number {
    return this.refusals;
  }

  exhausted(messagesPerDay: number): void {
    this.logger.error({ messagesPerDay }, 'the daily budget of text messages is used up: no more are sent');
  }

  refused(): void {
    this.refusals++;
  }
}
