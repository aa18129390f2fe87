import { describe, expect, it } from '@jest/globals';
import { seekersUnder } from '../../../../src/domain/seating/what-if/past-seeker.js';
import { CURRENT_POLICY } from '../../../../src/domain/seating/what-if/seating-policy.js';
import { AgeRange } from '../../../../src/domain/shared/age.js';
import { aSeeker } from '../seekers.js';

const BEFORE = new Date('2026-11-20T05:15:00Z');
const weeksAgo = (weeks: number) => new Date(BEFORE.getTime() - weeks * 7 * 86_400_000);
const met = (weeks: number, bothAgain = false) => [{ a: 1, b: 2, at: weeksAgo(weeks), bothAgain }];

function under(change: Partial<typeof CURRENT_POLICY>, meetings = met(100), story = {}) {
  const people = [aSeeker(1, { ageRange: AgeRange.of(20, 30), maxDistance: 10, ...story }), aSeeker(2)];
  const [first] = seekersUnder({ ...CURRENT_POLICY, ...change }, people, meetings, BEFORE);
  return first!;
}

describe('a request under a policy', () => {
  it('is unchanged under the current one', () => {
    expect(under({})).toEqual(aSeeker(1, { ageRange: AgeRange.of(20, 30), maxDistance: 10 }));
  });

  it('accepts a longer or shorter distance, at least a mile', () => {
    expect(under({ extraMiles: 15 }).maxDistance).toBe(25);
    expect(under({ extraMiles: -20 }).maxDistance).toBe(1);
  });

  it('accepts more ages at both ends, never under eighteen', () => {
    expect(under({ extraYears: 1 }).ageRange).toEqual(AgeRange.of(19, 31));
    expect(under({ extraYears: 5 }).ageRange).toEqual(AgeRange.of(18, 35));
    expect(under({ extraYears: 5 }, [], { ageRange: AgeRange.of(null, null) }).ageRange).toEqual(
      AgeRange.of(null, null),
    );
  });

  it('avoids those met in the weeks of the repeat rule, besides those blocked', () => {
    const avoided = (weeks: number, meetings = met(5)) => [
      ...under({ repeatWeeks: weeks }, meetings, { avoid: new Set([7]) }).avoid,
    ];
    expect(avoided(8)).toEqual([7, 2]);
    expect(avoided(5)).toEqual([7, 2]);
    expect(avoided(4)).toEqual([7]);
    expect(avoided(0, met(0))).toEqual([7]);
    expect(avoided(8, met(5, true))).toEqual([7]);
  });
});
