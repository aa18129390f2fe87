import fc from 'fast-check';
import { AgeRange } from '../../../src/domain/shared/age.js';
import { GENDERS } from '../../../src/domain/shared/gender.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import type { SeatingProblem } from '../../../src/domain/seating/model/problem.js';

/** What one user wants of a whole table; about half of the users want nothing. */
const anyPreference = fc.record({
  languages: fc.constantFrom(['en'], ['de', 'en'], ['es', 'fr', 'en'], ['de', 'fr'], ['de', 'es'], undefined),
  asksSharedLanguage: fc.constantFrom(true, false, false, false, false),
  notTheOnly: fc.constantFrom(...GENDERS, 'woman', 'man', 'woman', null, null, null, null, null, null),
});

/** The same problem with preferences of some users, of members of open tables too; friends are those of `sizes`. */
export const withPreferences = (problems: fc.Arbitrary<SeatingProblem>): fc.Arbitrary<SeatingProblem> =>
  fc
    .tuple(problems, fc.infiniteStream(anyPreference), fc.infiniteStream(fc.integer({ min: 1, max: 7 })))
    .map(([problem, preferences, sizes]) => {
      const next = <T extends Seeker>(person: T): T => ({
        ...person,
        ...(preferences.next().value as Partial<Seeker>),
      });
      return {
        ...problem,
        waiting: inGroups(problem.waiting.map(next), sizes),
        openTables: problem.openTables.map((table) => ({ ...table, members: table.members.map(next) })),
      };
    });

/** The same problem, whose users all fit each other in age and place. */
export const alike = (problems: fc.Arbitrary<SeatingProblem>): fc.Arbitrary<SeatingProblem> =>
  problems.map((problem) => {
    const same = <T extends Seeker>(one: T): T => ({
      ...one,
      age: 22,
      ageRange: AgeRange.of(18, 30),
      coordinates: null,
    });
    const openTables = problem.openTables.map((table) => ({ ...table, members: table.members.map(same) }));
    return { ...problem, waiting: problem.waiting.map(same), openTables };
  });

/** Two of seven units are groups, of two and of three. */
function inGroups(waiting: readonly Seeker[], sizes: Iterator<number>): Seeker[] {
  let [group, left] = [0, 0];
  return waiting.map((person) => {
    if (left-- <= 0) [group, left] = [group + 1, Math.max(0, (sizes.next().value as number) - 5)];
    return { ...person, group };
  });
}

/** Users who speak some of forty languages, which need more than one word of bits. */
export const withManyLanguages = (people: fc.Arbitrary<Seeker[]>): fc.Arbitrary<Seeker[]> =>
  fc.tuple(people, fc.infiniteStream(fc.tuple(fc.nat(), fc.nat(), fc.nat(4)))).map(([all, chance]) =>
    all.map((one) => {
      const [first, second, asking] = chance.next().value as [number, number, number];
      const languages = [first % 5, 5 + (second % 35)].map((code) => `l${code}`);
      return { ...one, languages, asksSharedLanguage: asking === 0 };
    }),
  );
