import fc from 'fast-check';
import { inSteps, WaitingIndex } from '../../../src/domain/seating/outlook.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import { AgeRange } from '../../../src/domain/shared/age.js';
import { aSeeker, seekers } from './seekers.js';

const WIDE = { maxDistance: 50 };
const asking = { languages: ['fr'], notTheOnly: 'woman' } as const;
const poolOf = (waiting: readonly Seeker[], own: Partial<Seeker> = {}) =>
  new WaitingIndex(waiting).poolOf(inSteps(aSeeker(1, { ...WIDE, ...own })), asking);

describe('the pool', () => {
  it('has steps of five, at most fifty, and does not count the one who asks', () => {
    const counts = [4, 5, 9, 10, 49, 50, 90].map((count) => poolOf(seekers(count, WIDE, 2)).fit);
    expect(counts).toEqual([0, 5, 5, 10, 45, 50, 50]);
    expect(poolOf(seekers(5, WIDE, 1)).fit).toBe(0);
  });

  it('gives no number of those who are left where fewer than ten wait in the region', () => {
    const french = { ...WIDE, languages: ['fr'] };
    expect(poolOf(seekers(9, french, 2))).toMatchObject({ fit: 5, withLanguage: 0 });
    expect(poolOf(seekers(10, french, 2))).toMatchObject({ fit: 10, withLanguage: 10 });
  });

  it('is the same whichever of those around said it, so that no limits single out one person', () => {
    const ages = AgeRange.of(22, 26);
    const young = (one: Seeker) => ({ ...one, age: 22 });
    const waiting = (said: readonly number[]) =>
      seekers(30, WIDE, 2).map((one, at) =>
        (at < 12 ? young : (older: Seeker) => ({ ...older, age: 50 }))({
          ...one,
          ...(said.includes(one.id) && { languages: ['fr'], notTheOnly: 'woman' as const }),
        }),
      );
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 2, max: 31 }), { minLength: 10, maxLength: 10 }),
        fc.uniqueArray(fc.integer({ min: 2, max: 31 }), { minLength: 10, maxLength: 10 }),
        (some, others) => {
          const [one, other] = [some, others].map((said) => poolOf(waiting(said), { ageRange: ages }));
          expect(one).toEqual(other);
          // A third of the twelve who fit, not those of them who said it.
          expect(one).toMatchObject({ fit: 10, withLanguage: 0, peers: 0 });
        },
      ),
      { numRuns: 50 },
    );
  });
});
