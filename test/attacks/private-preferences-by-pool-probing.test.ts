import type { Seeker } from '../../src/domain/seating/model/seeker.js';
import { inSteps, WaitingIndex } from '../../src/domain/seating/outlook.js';
import { AgeRange } from '../../src/domain/shared/age.js';
import { aSeeker, seekers } from '../domain/seating/seekers.js';

const BOSTON = { latitude: 42.36, longitude: -71.06 };
const [ME, STRANGER] = [1, 2];
const ALONE = { age: 44, ageRange: AgeRange.of(18, 80), coordinates: BOSTON, maxDistance: 45 } as const;
const SPEAKS = { languages: ['is'], notTheOnly: 'woman' } as const;
const ASKED = { languages: ['is'], notTheOnly: 'woman' } as const;

/** The stranger lives alone in a cell, an age and a distance from all others in the region. */
function answersAbout(said: Partial<Seeker>, own: number, others: number): string {
  const stranger = aSeeker(STRANGER, { ...said, ...ALONE });
  const accounts = seekers(own, { ...SPEAKS, ...ALONE }, 10);
  const region = seekers(others, { age: 24, coordinates: { latitude: 42.1, longitude: -71.4 } }, 100);
  const index = new WaitingIndex([stranger, ...accounts, ...region]);
  const answers = [5, 10, 20, 30, 45].flatMap((maxDistance) =>
    [18, 22, 26, 30, 34, 38, 42].map((min) => {
      const ageRange = AgeRange.of(min, min + 8);
      const question = { age: 44, coordinates: BOSTON, maxDistance, ageRange };
      return index.poolOf(inSteps(aSeeker(ME, question)), ASKED);
    }),
  );
  return JSON.stringify(answers);
}

describe('a series of questions about what one stranger privately asks', () => {
  it.each([0, 4, 8])('tells nothing to who has %i accounts in a region without other people', (own) => {
    expect(answersAbout(SPEAKS, own, 0)).toBe(answersAbout({}, own, 0));
  });

  it('does not single out the stranger by narrow limits, with four accounts among thirty people', () => {
    expect(answersAbout(SPEAKS, 4, 30)).toBe(answersAbout({}, 4, 30));
  });

  it('tells it to who has nine accounts and is alone with the stranger, as the documentation says', () => {
    expect(answersAbout(SPEAKS, 9, 0)).not.toBe(answersAbout({}, 9, 0));
  });
});
