import fc from 'fast-check';
import { GridIndex } from '../../../../src/domain/seating/graph/grid-index.js';
import { areCompatible } from '../../../../src/domain/seating/model/compatibility.js';
import { anywhere } from '../anywhere.js';
import { aSeeker } from '../seekers.js';

const runs = { numRuns: 100, seed: 20250628 };

describe('the grid index', () => {
  test('returns a superset of the compatible users', () => {
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
    );
  });

  test('does not return users of another city', () => {
    const here = aSeeker(1);
    const far = aSeeker(2, { coordinates: { latitude: 40.73, longitude: -87.63 } });
    const candidates: number[] = [];
    const grid = new GridIndex([here, far]);
    grid.forEachCandidateRange(0, (from, to) => candidates.push(...grid.order.slice(from, to)));
    expect(candidates).toEqual([0]);
  });
});
