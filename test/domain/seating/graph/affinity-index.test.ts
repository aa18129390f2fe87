import { describe, expect, test } from '@jest/globals';
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
});
