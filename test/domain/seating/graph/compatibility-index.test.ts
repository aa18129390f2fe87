import fc from 'fast-check';
import { CompatibilityIndex } from '../../../../src/domain/seating/graph/compatibility-index.js';
import { areCompatible } from '../../../../src/domain/seating/model/compatibility.js';
import type { Seeker } from '../../../../src/domain/seating/model/seeker.js';
import { anywhere, anywhereWithFriends } from '../anywhere.js';
import { withManyLanguages } from '../preferences.js';

const runs = { numRuns: 100, seed: 20250628 };

const pairsOf = (people: readonly Seeker[], isPair: (a: number, b: number) => boolean): string[] =>
  people.flatMap((_one, a) => people.flatMap((_other, b) => (a !== b && isPair(a, b) ? [`${a}-${b}`] : [])));

describe('the compatibility index', () => {
  test('equals the compatibility of the model, anywhere on Earth, with friends, languages and without', () => {
    fc.assert(
      fc.property(
        fc.oneof(anywhere, anywhereWithFriends, withManyLanguages(anywhereWithFriends)),
        (people) => {
          const index = new CompatibilityIndex(people);
          const expected = pairsOf(people, (a, b) => areCompatible(people[a]!, people[b]!));
          expect(pairsOf(people, (a, b) => index.areCompatible(a, b))).toEqual(expected);
        },
      ),
      runs,
    );
  });
});
