import { describe, expect, it } from '@jest/globals';
import { AgeRange } from '../../src/domain/shared/age.js';
import { roundedQuestion, WaitingIndex } from '../../src/domain/seating/outlook.js';
import { aSeeker, seekers } from '../domain/seating/seekers.js';

const PLACE = { latitude: 40.7, longitude: -74 };
const MALLORY = 9000;

/** Every distance and age range of the form, from 81 places around, with all limits on questions off. */
function everyAnswer(waiting: ReturnType<typeof seekers>): string[] {
  const index = new WaitingIndex(waiting);
  const answers = new Set<string>();
  for (let north = -4; north <= 4; north++)
    for (let east = -4; east <= 4; east++)
      for (const maxDistance of [5, 9, 10, 11, 19, 20, 30, 44, 45, 50])
        for (let min = 18; min <= 26; min++)
          for (let max = min; max <= 30; max++) {
            const coordinates = {
              latitude: PLACE.latitude + north * 0.05,
              longitude: PLACE.longitude + east * 0.05,
            };
            const ageRange = AgeRange.of(min, max);
            const asked = aSeeker(MALLORY, { coordinates, maxDistance, ageRange });
            answers.add(JSON.stringify(index.outlookOf(roundedQuestion(asked))));
          }
  return [...answers];
}

describe('probing with changed limits and locations', () => {
  it('finds no lone person, with three accounts of the attacker beside them either', () => {
    const nothing = [JSON.stringify({ compatible: 0, tightest: null })];
    expect(everyAnswer([aSeeker(1, { coordinates: PLACE, maxDistance: 50 })])).toEqual(nothing);
    expect(everyAnswer(seekers(4, { coordinates: PLACE, maxDistance: 50 }))).toEqual(nothing);
  });

  it('sees five, which shows that the probe asks the right questions', () => {
    expect(everyAnswer(seekers(5, { coordinates: PLACE, maxDistance: 50 })).length).toBeGreaterThan(1);
  });
});
