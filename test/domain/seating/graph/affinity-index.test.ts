import fc from 'fast-check';
import { AffinityIndex } from '../../../../src/domain/seating/graph/affinity-index.js';
import { pairAffinity } from '../../../../src/domain/seating/model/affinity.js';
import { anyProblem } from '../seekers.js';

const runs = { numRuns: 100, seed: 20250628 };

describe('the affinity index', () => {
  test('equals the pair affinity of the model', () => {
    fc.assert(
      fc.property(anyProblem(12), ({ waiting }) => {
        const index = new AffinityIndex(waiting);
        for (const [a, one] of waiting.entries())
          for (const [b, other] of waiting.entries())
            expect(index.affinity(a, b)).toBeCloseTo(pairAffinity(one, other), 12);
      }),
      runs,
    );
  });

  test('compares interests without regard to case, as the model does', () => {
    const people = [
      { survey: null, interests: ['Chess', 'film'] },
      { survey: null, interests: ['chess', 'FILM', 'Film'] },
    ];
    expect(new AffinityIndex(people).affinity(0, 1)).toBeCloseTo(pairAffinity(people[0]!, people[1]!), 12);
    expect(pairAffinity(people[0]!, people[1]!)).toBeCloseTo(0.85 / 2 + 0.15, 12);
  });
});
