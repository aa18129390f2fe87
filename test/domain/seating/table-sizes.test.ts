import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ruleViolations } from '../../../src/domain/seating/model/verification.js';
import { solveSeating } from '../../../src/domain/seating/solve.js';
import { HighsSolver } from '../../../src/adapters/seating/highs-solver.js';
import { anyProblem, aProblem, seekers } from './seekers.js';

const sizesOf = (count: number, smallest: number, largest: number) =>
  solveSeating(aProblem(seekers(count), { sizes: { smallest, largest } }))
    .tables.map(({ members }) => members.length)
    .sort();

describe('a final run with other table sizes', () => {
  it('forms tables of these sizes only', () => {
    expect(sizesOf(3, 3, 6)).toEqual([3]);
    expect(sizesOf(3, 4, 6)).toEqual([]);
    expect(sizesOf(7, 3, 6)).toEqual([3, 4]);
    expect(sizesOf(7, 4, 6)).toEqual([6]);
    expect(sizesOf(11, 5, 5)).toEqual([5, 5]);
    expect(sizesOf(12, 5, 6)).toEqual([6, 6]);
  });

  it('violates no rule in any world, and gives the same tables with the usual sizes', async () => {
    const solver = await HighsSolver.load();
    fc.assert(
      fc.property(
        anyProblem(24),
        fc.constantFrom(3, 4, 5),
        fc.constantFrom(5, 6),
        (any, smallest, largest) => {
          const problem = { ...any, pass: 'final' as const, openTables: [] };
          const sized = { ...problem, sizes: { smallest, largest } };
          expect(ruleViolations(sized, solveSeating(sized, solver))).toEqual([]);
          const usual = { ...problem, sizes: { smallest: 3, largest: 6 } };
          expect(solveSeating(usual, solver)).toEqual(solveSeating(problem, solver));
        },
      ),
      { numRuns: 15 },
    );
  });

  it('is verified: a table of another size is a violation', () => {
    const problem = aProblem(seekers(6));
    const result = solveSeating(problem);
    expect(ruleViolations({ ...problem, sizes: { smallest: 3, largest: 5 } }, result)).toEqual([
      expect.stringContaining('6 people are too many'),
    ]);
    const three = aProblem(seekers(3));
    expect(ruleViolations({ ...three, sizes: { smallest: 4, largest: 6 } }, solveSeating(three))).toEqual([
      expect.stringContaining('3 people are too few'),
    ]);
  });
});
