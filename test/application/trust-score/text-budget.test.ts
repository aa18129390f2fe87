import { ServiceUnavailable } from '../../../src/application/shared/service-unavailable.js';
import { TextBudget } from '../../../src/application/trust-score/text-budget.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';

let clock: FixedClock;
let budget: TextBudget;
let alarms: string[];
beforeEach(() => {
  clock = new FixedClock();
  alarms = [];
  const alarm = {
    exhausted: (messagesPerDay: number) => void alarms.push(`exhausted ${messagesPerDay}`),
    refused: () => void alarms.push('refused'),
  };
  budget = new TextBudget(new InMemoryRateLimiter(clock), clock, alarm, 2);
});

async function exhaust(): Promise<void> {
  for (let messages = 0; messages < 2; messages++) await budget.spend();
}

describe('the daily budget of text messages', () => {
  it('refuses messages until the window ends', async () => {
    await exhaust();
    await expect(budget.spend()).rejects.toThrow(ServiceUnavailable);
    clock.pass({ days: 1 });
    await budget.spend();
  });

  it('alerts once per window, and counts every refusal', async () => {
    await exhaust();
    expect(alarms).toEqual([]);
    for (let messages = 0; messages < 2; messages++) await expect(budget.spend()).rejects.toThrow();
    expect(alarms).toEqual(['refused', 'exhausted 2', 'refused']);
    clock.pass({ days: 1 });
    await exhaust();
    await expect(budget.spend()).rejects.toThrow();
    expect(alarms.slice(3)).toEqual(['refused', 'exhausted 2']);
  });
});
