import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAX_REQUESTS_OF_SLOT } from '../../../../src/application/seating/what-if/compare-seating.js';
import { anyProblem, aSeeker, seekers } from '../../../domain/seating/seekers.js';
import { aPastRequest, aPastSaturday } from './a-past-saturday.js';

const LUNCH = { preferredDate: '2026-11-21', preferredTime: 'lunch', venueType: 'cafe' } as const;
const asking = (people: Parameters<typeof aPastRequest>[0][]) => people.map((person) => aPastRequest(person));

/** Users in a row, seven miles from each to the next, who accept ten miles. */
const inARow = (count: number) =>
  seekers(count).map((one, at) => ({ ...one, coordinates: { latitude: 40 + at / 10, longitude: -74 } }));

describe('a comparison of two policies', () => {
  it('has equal columns for equal policies, slot by slot', async () => {
    await fc.assert(
      fc.asyncProperty(anyProblem(20), async ({ waiting }) => {
        const requests = waiting.map((one, at) => aPastRequest(one, at % 2 ? { slot: LUNCH } : {}));
        const { slots } = await aPastSaturday({ requests }).compare();
        expect(slots.reduce((sum, { requests: count }) => sum + count, 0)).toBe(requests.length);
        for (const { current, proposed } of slots) expect(proposed).toEqual(current);
      }),
      { numRuns: 10 },
    );
  });

  it('never seats fewer users with a larger distance, where the engine is exact', async () => {
    const seatedWith = async (extraMiles: number) => {
      const { slots } = await aPastSaturday({ requests: asking(inARow(9)) }).compare({ extraMiles });
      return slots[0]!.proposed!.seated;
    };
    const seated = [];
    for (const miles of [0, 5, 10, 15, 25, 45]) seated.push(await seatedWith(miles));
    expect(seated).toEqual([...seated].sort((a, b) => a - b));
    expect(seated[0]).toBe(0);
    expect(seated.at(-1)).toBe(9);
  });

  it('seats more users without the repeat rule, and counts who meets again', async () => {
    const meetings = [1, 2].flatMap((a) =>
      [3, 4].map((b) => ({ a, b, at: new Date('2026-11-07T18:00:00Z'), bothAgain: false })),
    );
    const { compare } = aPastSaturday({ requests: asking(seekers(4)), meetings });
    const { slots } = await compare({ repeatWeeks: 0 });
    expect(slots[0]).toMatchObject({
      current: { seated: 0, waiting: 4, pairsAgain: 0 },
      proposed: { seated: 4, waiting: 0, pairsAgain: 4 },
    });
  });

  it('contains counts only, neither names nor ids', async () => {
    const people = seekers(5, {}, 900_001);
    const compared = await aPastSaturday({ requests: asking(people), recorded: 7 }).compare();
    expect(compared).toMatchObject({ saturday: '2026-11-21', requests: 5, recorded: 7 });
    expect(JSON.stringify(compared)).not.toContain('90000');
  });

  it('is empty without requests', async () => {
    expect(await aPastSaturday({ requests: [] }).compare()).toMatchObject({ requests: 0, slots: [] });
  });

  it('skips a slot with too many requests, and those after the end of the time', async () => {
    const many = asking(seekers(MAX_REQUESTS_OF_SLOT + 1));
    const [large] = (await aPastSaturday({ requests: many }).compare()).slots;
    expect(large).toMatchObject({ skipped: 'too_many_people', current: null, proposed: null });
    const slow = aPastSaturday({ requests: asking(seekers(5)), solve: async () => null });
    expect((await slow.compare()).slots).toMatchObject([{ skipped: 'out_of_time', current: null }]);
  });

  it('runs one at a time, and frees its place after an error', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const { compare, trials } = aPastSaturday({ requests: asking([aSeeker(1)]), solve: () => promise });
    const first = compare();
    await expect(compare()).rejects.toMatchObject({ code: 'what_if_is_running' });
    reject(new Error('The thread died.'));
    await expect(first).rejects.toThrow('The thread died.');
    expect(trials.closed).toBe(1);
    await expect(compare()).rejects.toThrow('The thread died.');
  });

  it('stops between two slots when the caller is gone', async () => {
    const gone = new AbortController();
    let solved = 0;
    const requests = [aPastRequest(aSeeker(1)), aPastRequest(aSeeker(2), { slot: LUNCH })];
    const { compare, trials } = aPastSaturday({
      requests,
      solve: async () => {
        solved++;
        gone.abort();
        return null;
      },
    });
    await expect(compare({}, gone.signal)).rejects.toThrow('aborted');
    expect([solved, trials.closed]).toEqual([1, 1]);
  });
});
