import fc from 'fast-check';
import { AgeRange } from '../../../src/domain/shared/age.js';
import { areWithinPreferences } from '../../../src/domain/seating/model/compatibility.js';
import type { Preferences } from '../../../src/domain/seating/model/seeker.js';
import { outlookCount, inSteps, WaitingIndex } from '../../../src/domain/seating/outlook.js';
import { aSeeker, seekers } from './seekers.js';

const HERE = { latitude: 40.7, longitude: -74 };
const FIFTEEN_MILES_NORTH = { latitude: 40.917, longitude: -74 };
const question = (limits: Partial<Preferences> = {}) => inSteps(aSeeker(0, { coordinates: HERE, ...limits }));
const waiting = (count: number, story: Partial<Preferences> = {}, from = 1) =>
  seekers(count, { coordinates: HERE, maxDistance: 45, ...story }, from);

const person = fc.record({
  age: fc.integer({ min: 18, max: 70 }),
  youngest: fc.integer({ min: 18, max: 40 }),
  oldest: fc.integer({ min: 40, max: 80 }),
  maxDistance: fc.integer({ min: 5, max: 50 }),
  north: fc.integer({ min: -60, max: 60 }),
});
const seekersOf = (
  drawn: ReadonlyArray<{ [K in 'age' | 'youngest' | 'oldest' | 'maxDistance' | 'north']: number }>,
) =>
  drawn.map(({ age, youngest, oldest, maxDistance, north }, id) =>
    aSeeker(id, {
      age,
      maxDistance,
      ageRange: AgeRange.of(youngest, oldest),
      coordinates: { latitude: 40 + north / 100, longitude: -74 },
    }),
  );

describe('the outlook of a waiting request', () => {
  it('names the limit whose next step brings most', () => {
    const people = [
      ...waiting(6),
      ...waiting(12, { coordinates: FIFTEEN_MILES_NORTH }, 100),
      ...waiting(5, { age: 32 }, 200),
    ];
    expect(new WaitingIndex(people).outlookOf(question())).toEqual({
      compatible: 5,
      tightest: { limit: 'distance', gain: 10, maxDistance: 20, ageRange: { min: 18, max: 30 } },
    });
    expect(new WaitingIndex(waiting(7, { age: 33 })).outlookOf(question())).toMatchObject({
      compatible: 0,
      tightest: { limit: 'ages', gain: 5, maxDistance: 10, ageRange: { min: 18, max: 34 } },
    });
  });

  it('says nothing about fewer than five people', () => {
    const people = [...waiting(4), ...waiting(4, { age: 33 }, 100)];
    expect(new WaitingIndex(people).outlookOf(question())).toEqual({ compatible: 0, tightest: null });
  });

  it('counts only people whose own limits accept the user', () => {
    const people = [
      ...waiting(10, { ageRange: AgeRange.of(40, 50) }),
      ...waiting(10, { coordinates: FIFTEEN_MILES_NORTH, maxDistance: 10 }, 100),
    ];
    expect(new WaitingIndex(people).outlookOf(question())).toEqual({ compatible: 0, tightest: null });
  });

  it('ignores avoid lists, so that no block can be derived from it', () => {
    const all = new WaitingIndex(waiting(5, { age: 22 }));
    const blocked = new WaitingIndex(waiting(5).map((one) => ({ ...one, avoid: new Set([0]) })));
    expect(blocked.outlookOf(question())).toEqual(all.outlookOf(question()));
  });

  it('is the same for all places of a cell and all limits between two steps', () => {
    const moved = { latitude: 40.74, longitude: -73.96 };
    expect(question({ coordinates: moved, maxDistance: 19, ageRange: AgeRange.of(19, 31) })).toEqual(
      question(),
    );
  });

  it('is the same wherever in a cell the others live, and for all their ages and limits of one step', () => {
    const towns = [
      {},
      { coordinates: { latitude: 40.66, longitude: -74.04 } },
      { age: 20 },
      { age: 31 },
      { age: 23, ageRange: AgeRange.of(19, 31), maxDistance: 50 },
    ];
    const answers = towns.map((town) => new WaitingIndex(waiting(5, town)).outlookOf(question()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]!.compatible).toBe(5);
  });

  it('agrees with counting every pair in steps, in random worlds', () =>
    fc.assert(
      fc.property(fc.array(person, { minLength: 2, maxLength: 120 }), (drawn) => {
        const people = seekersOf(drawn);
        const asked = inSteps(people[0]!);
        const count = (by: Preferences) =>
          people.map(inSteps).filter((other) => other.id !== by.id && areWithinPreferences(by, other)).length;
        const { compatible, tightest } = new WaitingIndex(people).outlookOf(asked);
        expect(compatible).toBe(outlookCount(count(asked)));
        if (tightest) {
          const { maxDistance, ageRange } = tightest;
          const widened = { ...asked, maxDistance, ageRange: AgeRange.of(ageRange.min, ageRange.max) };
          expect(tightest.gain).toBe(outlookCount(count(widened) - count(asked)));
          expect(tightest.gain).toBeGreaterThanOrEqual(5);
        }
      }),
      { numRuns: 200 },
    ));

  it('changes by one more person only where a count reaches 5, 10, 25 or 50', () => {
    for (let count = 0; count < 80; count++) {
      const changes = outlookCount(count) !== outlookCount(count + 1);
      expect(changes).toBe([5, 10, 25, 50].includes(count + 1));
    }
  });
});
