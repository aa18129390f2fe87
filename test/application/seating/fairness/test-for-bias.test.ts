import { describe, expect, it } from '@jest/globals';
import { timedSolve } from '../../../../src/adapters/seating/timed-solve.js';
import type { BiasReport } from '../../../../src/application/seating/fairness/test-for-bias.js';
import type { SeatingProblem } from '../../../../src/domain/seating/model/problem.js';
import type { Slot } from '../../../../src/domain/shared/slot.js';
import { seekers } from '../../../domain/seating/seekers.js';
import { contestedSlot } from '../../../support/seating/contested-slot.js';
import { preferringLowIds } from '../../../support/seating/preferring-low-ids.js';
import { aPastRequest, aPastSaturday } from '../what-if/a-past-saturday.js';

const FRIDAY = Date.parse('2026-11-20T05:15:00Z');
const DINNER = { preferredDate: '2026-11-21', preferredTime: 'dinner', venueType: 'restaurant' } as const;
const SLOTS: readonly Slot[] = [
  DINNER,
  { ...DINNER, preferredTime: 'lunch' },
  { ...DINNER, venueType: 'cafe' },
  { ...DINNER, preferredTime: 'lunch', venueType: 'cafe' },
];
const stays = new AbortController().signal;

const requestsOf = (seed: number, slot: Slot, firstId = 1) =>
  contestedSlot(seed, firstId).map((person) =>
    aPastRequest(person, { slot, createdAt: new Date(FRIDAY - person.waitingSeconds * 1000) }),
  );

/** @param bias the probability with which the solver gives a seat to the lower id */
async function reportOn(requests: ReturnType<typeof requestsOf>, bias = 0): Promise<BiasReport> {
  const solve = async (problem: SeatingProblem) => preferringLowIds(problem, timedSolve(problem, null), bias);
  return aPastSaturday({ requests, solve }).testForBias.execute([], stays);
}

describe('the test for bias', () => {
  it('accuses at most five of a hundred slots that the engine seats, in which seats are a matter of chance', async () => {
    let accused = 0;
    for (let seed = 1; seed <= 100; seed++) {
      const { verdict } = await reportOn(requestsOf(seed, DINNER));
      expect(verdict!.isOpen).toBe(true);
      if (verdict!.isBiased) accused++;
    }
    expect(accused).toBeLessThanOrEqual(5);
  });

  it('finds a solver that prefers low ids in a Saturday of four slots, and says that it is the ids', async () => {
    for (let seed = 1; seed <= 5; seed++) {
      const requests = SLOTS.flatMap((slot, at) => requestsOf(100 * seed + at, slot, 1 + 100 * at));
      const { verdict } = await reportOn(requests, 1);
      expect(verdict).toMatchObject({ isBiased: true, p: 0.02 });
      expect(verdict!.leans[0]!.trait).toBe('id');
      expect(verdict!.leans[0]!.deviations).toBeLessThan(-2);
    }
  });

  it('says that nothing could be biased where the rules decide all seats', async () => {
    const people = [...seekers(9), ...seekers(3, { age: 40 }, 10)];
    const { verdict } = await reportOn(people.map((one) => aPastRequest(one)));
    expect(verdict).toMatchObject({ isOpen: false, isBiased: false, p: 1 });
  });

  it('goes on where the time of the call before was over, with the same result', async () => {
    const requests = requestsOf(7, DINNER);
    const whole = await reportOn(requests);
    let sums: readonly number[] = [];
    for (let call = 0; call < 5; call++) {
      let left = 12;
      const solve = async (problem: SeatingProblem) => (left-- > 0 ? timedSolve(problem, null) : null);
      const part = await aPastSaturday({ requests, solve }).testForBias.execute(sums, stays);
      expect(part.done).toBeCloseTo(Math.min(1, (12 * (call + 1)) / 50));
      sums = part.sums;
      expect(part.verdict).toEqual(call === 4 ? whole.verdict : null);
    }
    const stuck = aPastSaturday({ requests, solve: async () => null });
    expect(await stuck.testForBias.execute([], stays)).toMatchObject({ skipped: 'out_of_time', done: 0 });
  });

  it('does not test fewer than ten people, nor a slot of more than a thousand', async () => {
    const few = await reportOn(seekers(9).map((one) => aPastRequest(one)));
    expect(few).toMatchObject({ skipped: 'too_few_people', verdict: null });
    const many = await reportOn(seekers(1001).map((one) => aPastRequest(one)));
    expect(many).toMatchObject({ skipped: 'too_many_people', requests: 0 });
  });
});
