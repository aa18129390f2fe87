import { AgeRange } from '../../../src/domain/shared/age.js';
import { MUSIC_GENRES, TOPICS, VIBES } from '../../../src/domain/shared/survey-answers.js';
import { seededRandom } from '../../../src/domain/seating/model/random.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';

const PEOPLE = 30;

/**
 * 30 to 36 users of hamlets far from each other: in each, two fit with four or five others, who have met lately and may
 * not meet again. So one of these gets the third seat, and ids, ages and homes must not decide who. Half have answers.
 */
export function contestedSlot(seed: number): Seeker[] {
  const random = seededRandom(seed);
  const { below } = random;
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const people: Array<Omit<Seeker, 'id' | 'avoid'> & { readonly met: number | null }> = [];
  for (let hamlet = 1; people.length < PEOPLE; hamlet++) {
    const size = 6 + below(2);
    for (let at = 0; at < size; at++) {
      const survey = {
        favoriteConversationTopic: pick(TOPICS),
        favoriteMusic: pick(MUSIC_GENRES),
        personalityType: pick(VIBES),
      };
      people.push({
        met: at < 2 ? null : hamlet,
        age: 20 + below(40),
        ageRange: AgeRange.of(18, 80),
        maxDistance: 10,
        coordinates: { latitude: 40 + hamlet / 2 + below(10) / 200, longitude: -74 + below(10) / 200 },
        survey: below(2) === 0 ? null : survey,
        interests: [],
        hasPriority: below(20) === 0,
        waitingSeconds: below(500_000),
      });
    }
  }
  const ids = random.shuffle(people.map((_, at) => at + 1));
  const idsOf = Map.groupBy(ids.keys(), (at) => people[at]!.met);
  return people.map(({ met, ...one }, at) => {
    const others = met === null ? [] : idsOf.get(met)!.filter((other) => other !== at);
    return { ...one, id: ids[at]!, avoid: new Set(others.map((other) => ids[other]!)) };
  });
}
