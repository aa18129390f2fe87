import type { PhoneNumber } from '../../domain/trust-score/phone-number.js';
import { ensureTextable } from '../../domain/trust-score/text-destination.js';
import { consumePaced } from '../shared/paced-limit.js';
import type { RateLimiter } from '../shared/ports.js';
import { TEXT_WAIT, TEXTS_PER_NUMBER, TEXTS_PER_ORIGIN, TEXTS_PER_USER } from './limits.js';
import type { NumberingPlans } from './ports.js';
import type { TextBudget } from './text-budget.js';

export interface TextRequest {
  readonly userId: number;
  readonly number: PhoneNumber;
  /** IP address or network of the request. */
  readonly origin: string;
}

/** Limits against SMS pumping fraud: served countries, kinds of numbers, rate limits and the daily budget. */
export class TextLimits {
  constructor(
    private readonly plans: NumberingPlans,
    private readonly limiter: RateLimiter,
    private readonly budget: TextBudget,
    private readonly servedCountries: ReadonlySet<string>,
  ) {}

  /**
   * Counts one message. The budget is checked last, so that requests refused by another limit do not consume it.
   * @throws PhoneCountryNotServed, PhoneKindNotServed, TooManyAttempts, ServiceUnavailable
   */
  async count({ userId, number, origin }: TextRequest): Promise<void> {
    ensureTextable(this.plans.factsOf(number), this.servedCountries);
    await consumePaced(TEXTS_PER_ORIGIN, origin, this.limiter);
    await this.limiter.consume(TEXT_WAIT, String(userId));
    await this.limiter.consume(TEXTS_PER_USER, String(userId));
    await this.limiter.consume(TEXTS_PER_NUMBER, number);
    await this.budget.spend();
  }
}
