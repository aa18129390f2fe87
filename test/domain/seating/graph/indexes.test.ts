import fc from 'fast-check';
import { CompatibilityIndex } from '../../../../src/domain/seating/graph/compatibility-index.js';
import { areCompatible } from '../../../../src/domain/seating/model/compatibility.js';
import type { Seeker } from '../../../../src/domain/seating/model/seeker.js';
import { anywhere, anywhereWithFriends } from '../anywhere.js';
import { withManyLanguages } from '../preferences.js';
import { AffinityIndex } from '../../../../src/domain/seating/graph/affinity-index.js';
import { pairAffinity } from '../../../../src/domain/seating/model/affinity.js';
import { anyProblem, aSeeker } from '../seekers.js';
import { GridIndex } from '../../../../src/domain/seating/graph/grid-index.js';

const runs = { numRuns: 50, seed: 20250628 };

const pairsOf = (people: readonly Seeker[], isPair: (a: number, b: number) => boolean): string[] =>
  people.flatMap((_one, a) => people.flatMap((_other, b) => (a !== b && isPair(a, b) ? [`${a}-${b}`] : [])));

test('the compatibility index equals the model, anywhere on Earth, with friends, languages and without', () =>
  fc.assert(
    fc.property(fc.oneof(anywhere, anywhereWithFriends, withManyLanguages(anywhereWithFriends)), (people) => {
      const index = new CompatibilityIndex(people);
      const expected = pairsOf(people, (a, b) => areCompatible(people[a]!, people[b]!));
      expect(pairsOf(people, (a, b) => index.areCompatible(a, b))).toEqual(expected);
    }),
    runs,
  ));

describe('the affinity index', () => {
  test('equals the pair affinity of the model', () =>
    fc.assert(
      fc.property(anyProblem(12), ({ waiting }) => {
        const index = new AffinityIndex(waiting);
        for (const [a, one] of waiting.entries())
          for (const [b, other] of waiting.entries())
            expect(index.affinity(a, b)).toBeCloseTo(pairAffinity(one, other), 12);
      }),
      runs,
    ));

  test('compares interests without regard to case, as the model does', () => {
    const people = [
      { survey: null, interests: ['Chess', 'film'] },
      { survey: null, interests: ['chess', 'FILM', 'Film'] },
    ];
    expect(new AffinityIndex(people).affinity(0, 1)).toBeCloseTo(pairAffinity(people[0]!, people[1]!), 12);
    expect(pairAffinity(people[0]!, people[1]!)).toBeCloseTo(0.85 / 2 + 0.15, 12);
  });
});

describe('the grid index', () => {
  test('returns a superset of the compatible users', () =>
    fc.assert(
      fc.property(anywhere, (people) => {
        const grid = new GridIndex(people);
        expect([...grid.order].sort((a, b) => a - b)).toEqual([...people.keys()]);
        for (const [one, person] of people.entries()) {
          const candidates = new Set<number>();
          grid.forEachCandidateRange(one, (from, to) => {
            for (let at = from; at < to; at++) candidates.add(grid.order[at]!);
          });
          const missed = people.filter(
            (user, other) => areCompatible(person, user) && !candidates.has(other),
          );
          expect(missed).toEqual([]);
        }
      }),
      runs,
    ));

  test('does not return users of another city', () => {
    const here = aSeeker(1);
    const far = aSeeker(2, { coordinates: { latitude: 40.73, longitude: -87.63 } });
    const candidates: number[] = [];
    const grid = new GridIndex([here, far]);
    grid.forEachCandidateRange(0, (from, to) => candidates.push(...grid.order.slice(from, to)));
    expect(candidates).toEqual([0]);
  });
});
