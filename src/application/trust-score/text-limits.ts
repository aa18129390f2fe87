import type { PhoneNumber } from '../../domain/trust-score/phone-number.js';
import { ensureTextable } from '../../domain/trust-score/text-destination.js';
import { consumePaced } from '../shared/paced-limit.js';
import { ServiceUnavailable } from '../shared/service-unavailable.js';
import { TooManyAttempts } from '../shared/too-many-attempts.js';
import { TEXT_WAIT, TEXTS_OF_ALL, TEXTS_PER_NUMBER, TEXTS_PER_ORIGIN, TEXTS_PER_USER } from './limits.js';
import type { TrustScorePorts } from './ports.js';

interface TextRequest {
  readonly userId: number;
  readonly number: PhoneNumber;
  /** IP address or network of the request. */
  readonly origin: string;
}

/**
 * Limits against SMS pumping fraud: served countries, kinds of numbers, rate limits, and a daily budget over all
 * accounts, which is a circuit breaker that resets with its window.
 */
export class TextLimits {
  private alarmedUntil = 0;

  constructor(
    private readonly ports: Pick<
      TrustScorePorts,
      'numberingPlans' | 'limiter' | 'clock' | 'budgetAlarm' | 'texts'
    >,
  ) {}

  /**
   * Counts one message. The budget is checked last, so that requests refused by another limit do not consume it.
   * @throws PhoneCountryNotServed, PhoneKindNotServed, TooManyAttempts,
   *   ServiceUnavailable `text_messages_paused` when the budget is used up
   */
  async count({ userId, number, origin }: TextRequest): Promise<void> {
    const { numberingPlans, limiter, texts } = this.ports;
    ensureTextable(numberingPlans.factsOf(number), new Set(texts.countries));
    await consumePaced(TEXTS_PER_ORIGIN, origin, limiter);
    await limiter.consume(TEXT_WAIT, String(userId));
    await limiter.consume(TEXTS_PER_USER, String(userId));
    await limiter.consume(TEXTS_PER_NUMBER, number);
    await this.spendBudget();
  }

  private async spendBudget(): Promise<void> {
    try {
      await this.ports.limiter.consume({ ...TEXTS_OF_ALL, times: this.ports.texts.messagesPerDay }, 'all');
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
    const { budgetAlarm, clock, texts } = this.ports;
    budgetAlarm.refused();
    const now = clock.now().getTime();
    if (now < this.alarmedUntil) return;
    this.alarmedUntil = now + retryAfterSeconds * 1000;
    budgetAlarm.exhausted(texts.messagesPerDay);
  }
}
