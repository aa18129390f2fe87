import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { relabelings } from '../../../../src/domain/seating/fairness/relabeling.js';
import { areCompatible } from '../../../../src/domain/seating/model/compatibility.js';
import { seededRandom } from '../../../../src/domain/seating/model/random.js';
import { solveSeating } from '../../../../src/domain/seating/solve.js';
import { anyProblem } from '../seekers.js';

it('another form of a problem has the same pairs and the same number of seats, and nobody has an age or a place', () => {
  fc.assert(
    fc.property(anyProblem(14), fc.nat(), (any, seed) => {
      const problem = { ...any, openTables: [], pass: 'final' as const };
      const { problem: other, idsOf } = relabelings(problem)(seededRandom(seed));
      expect(new Set(other.waiting.map(({ age, coordinates }) => `${age}${String(coordinates)}`)).size).toBe(
        Math.min(1, other.waiting.length),
      );
      const byId = new Map(problem.waiting.map((one) => [one.id, one]));
      for (const a of other.waiting)
        for (const b of other.waiting) {
          const [one, two] = idsOf([a.id, b.id]).map((id) => byId.get(id)!);
          expect(areCompatible(a, b)).toBe(areCompatible(one!, two!));
        }
      const objective = ({ certificate: { seated, small } }: ReturnType<typeof solveSeating>) => [
        seated,
        small,
      ];
      expect(objective(solveSeating(other))).toEqual(objective(solveSeating(problem)));
    }),
    { numRuns: 40 },
  );
});
