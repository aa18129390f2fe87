import type { Clock, RateLimiter } from '../shared/ports.js';
import { ServiceUnavailable } from '../shared/service-unavailable.js';
import { TooManyAttempts } from '../shared/too-many-attempts.js';

const DAY_SECONDS = 24 * 3600;

/** Alerts the operator that text messages are refused. */
export interface BudgetAlarm {
  /** Called at most once per budget window and process. */
  exhausted(messagesPerDay: number): void;
  /** Called for every refused message. */
  refused(): void;
}

/** Daily limit of text messages over all accounts: a circuit breaker that resets with the window. */
export class TextBudget {
  private openUntil = 0;

  constructor(
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly alarm: BudgetAlarm,
    private readonly messagesPerDay: number,
  ) {}

  /** Counts one message. @throws ServiceUnavailable `text_messages_paused` when the daily budget is used up */
  async spend(): Promise<void> {
    try {
      await this.limiter.consume(
        { name: 'texts-of-all', times: this.messagesPerDay, perSeconds: DAY_SECONDS },
        'all',
      );
    } catch (refusal) {
      if (!(refusal instanceof TooManyAttempts)) throw refusal;
      this.raiseAlarm(refusal.retryAfterSeconds);
      throw new ServiceUnavailable(
        'text_messages_paused',
        "We can't send any more text messages today. Please try again tomorrow.",
        { retryAfterSeconds: refusal.retryAfterSeconds },
      );
    }
  }

  private raiseAlarm(retryAfterSeconds: number): void {
    this.alarm.refused();
    const now = this.clock.now().getTime();
    if (now < this.openUntil) return;
    this.openUntil = now + retryAfterSeconds * 1000;
    this.alarm.exhausted(this.messagesPerDay);
  }
}
