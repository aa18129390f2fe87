import fc from 'fast-check';
import { AgeRange } from '../../../src/domain/shared/age.js';
import type { SurveyAnswers } from '../../../src/domain/shared/survey-answers.js';
import type { SeatingProblem } from '../../../src/domain/seating/model/problem.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';

/** A user compatible with all others by default. */
export function aSeeker(id: number, story: Partial<Seeker> = {}): Seeker {
  return {
    id,
    age: 22,
    ageRange: AgeRange.of(18, 30),
    maxDistance: 10,
    coordinates: { latitude: 40.73, longitude: -73.99 },
    survey: null,
    interests: [],
    waitingSeconds: 0,
    hasPriority: false,
    avoid: new Set(),
    ...story,
  };
}

export const seekers = (count: number, story: Partial<Seeker> = {}, from = 1): Seeker[] =>
  Array.from({ length: count }, (_, index) => aSeeker(from + index, story));

export function aProblem(waiting: readonly Seeker[], story: Partial<SeatingProblem> = {}): SeatingProblem {
  return { waiting, openTables: [], pass: 'final', patienceSeconds: 600, seed: 1, ...story };
}

/** Users of which exactly the pairs with `areCompatible` are compatible. */
export function strangers(
  count: number,
  areCompatible: (a: number, b: number) => boolean,
  story: Partial<Seeker> = {},
): Seeker[] {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  return ids.map((id) =>
    aSeeker(id, { avoid: new Set(ids.filter((other) => other > id && !areCompatible(id, other))), ...story }),
  );
}

const answers: fc.Arbitrary<SurveyAnswers | null> = fc.option(
  fc.record({
    favoriteConversationTopic: fc.option(fc.constantFrom('travel', 'food', 'career')),
    favoriteMusic: fc.option(fc.constantFrom('pop', 'rock')),
    personalityType: fc.option(fc.constantFrom('outgoing', 'chill')),
  }),
);

/** Any user: with or without location and avoid list, patient or not. */
const anyone = fc.record({
  age: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 18, max: 28 }) }, fc.integer({ min: 29, max: 70 })),
  younger: fc.integer({ min: 2, max: 12 }),
  older: fc.option(fc.integer({ min: 2, max: 12 }), { freq: 6 }),
  maxDistance: fc.integer({ min: 5, max: 50 }),
  coordinates: fc.option(
    fc.record({
      latitude: fc.integer({ min: 0, max: 20 }).map((step) => 40 + step / 100),
      longitude: fc.integer({ min: 0, max: 20 }).map((step) => -74 + step / 100),
    }),
    { freq: 12 },
  ),
  survey: answers,
  interests: fc.uniqueArray(fc.constantFrom('chess', 'Chess', 'film', 'hiking', 'yoga'), { maxLength: 3 }),
  waitingSeconds: fc.constantFrom(0, 30, 599, 600, 5000),
  hasPriority: fc.boolean(),
  avoid: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 2 }),
  comesLater: fc.boolean(),
});

/** A problem of at most `most` waiting users and up to two open tables, whose members may be incompatible. */
export function anyProblem(most: number): fc.Arbitrary<SeatingProblem> {
  return fc
    .record({
      people: fc.array(anyone, { minLength: Math.floor(most / 2), maxLength: most, size: 'max' }),
      hosts: fc.array(fc.array(anyone, { minLength: 2, maxLength: 6 }), { maxLength: 2 }),
      pass: fc.constantFrom('final' as const, 'rolling' as const),
      seed: fc.integer(),
    })
    .map(({ people, hosts, pass, seed }) => {
      let id = 0;
      const person = ({ age, younger, older, avoid, ...rest }: (typeof people)[number]): Seeker => ({
        ...rest,
        id: ++id,
        age,
        ageRange: AgeRange.of(Math.max(18, age - younger), older === null ? null : age + older),
        avoid: new Set(avoid),
      });
      const waiting = people.map(person);
      const openTables = hosts.map((members, at) => ({ matchId: 100 + at, members: members.map(person) }));
      return { waiting, openTables, pass, patienceSeconds: 600, seed };
    });
}
