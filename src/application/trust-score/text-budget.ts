import type { Clock, RateLimiter } from '../shared/ports.js';
import { ServiceUnavailable } from '../shared/service-unavailable.js';
import { TooManyAttempts } from '../shared/too-many-attempts.js';

const DAY_SECONDS = 24 * 3600;

/** Tells the operator that text messages are being refused. */
export interface BudgetAlarm {
  /** Once in a window of the budget and process. */
  exhausted(messagesPerDay: number): void;
  /** At every refusal. */
  refused(): void;
}

/** Bounds what all accounts together may cost in a day: a circuit breaker that closes by itself. */
export class TextBudget {
  private openUntil = 0;

  constructor(
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly alarm: BudgetAlarm,
    private readonly messagesPerDay: number,
  ) {}

  /** Counts one message. @throws ServiceUnavailable `text_messages_paused` when the budget of the day is used up */
  async spend(): Promise<void> {
    try {
      await this.limiter.consume(
        { name: 'texts-of-all', times: this.messagesPerDay, perSeconds: DAY_SECONDS },
        'all',
      );
    } catch (refusal) {
      if (!(refusal instanceof TooManyAttempts)) throw refusal;
      this.tell(refusal.retryAfterSeconds);
      throw new ServiceUnavailable(
        'text_messages_paused',
        'We cannot send more text messages today. Please try again tomorrow.',
        { retryAfterSeconds: refusal.retryAfterSeconds },
      );
    }
  }

  private tell(retryAfterSeconds: number): void {
    this.alarm.refused();
    const now = this.clock.now().getTime();
    if (now < this.openUntil) return;
    this.openUntil = now + retryAfterSeconds * 1000;
    this.alarm.exhausted(this.messagesPerDay);
  }
}
