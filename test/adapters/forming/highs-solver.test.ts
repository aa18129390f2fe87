import { describe, expect, test } from '@jest/globals';
import { HighsSolver } from '../../../src/adapters/forming/highs-solver.js';

const solver = await HighsSolver.load();
const AT_MOST_ONE = { atLeast: -Infinity, atMost: 1 };
const rows = [AT_MOST_ONE, AT_MOST_ONE, AT_MOST_ONE];
const pair = (value: number, a: number, b: number) => ({ value, rows: [a, b], amounts: [1, 1] });
const pairs = [pair(2, 0, 1), pair(2, 1, 2), pair(2, 0, 2)];
const limits = { nodes: 100, iterations: 1000, enough: Infinity };

describe('HiGHS', () => {
  test('three who want to sit in pairs are each mixed half and half, at the same price', () => {
    const program = solver.open(rows);
    program.add(pairs);
    const answer = program.solve(100)!;
    expect([...Array.from(answer.shares)]).toEqual([0.5, 0.5, 0.5]);
    expect([...Array.from(answer.prices)]).toEqual([1, 1, 1]);
    program.cut([{ row: AT_MOST_ONE, columns: [0, 1, 2], amounts: [1, 1, 1] }]);
    expect(Array.from(program.solve(100)!.shares).reduce((sum, share) => sum + share)).toBeCloseTo(1);
    program.add([{ value: 9, rows: [0, 1, 2, 3], amounts: [1, 1, 1, 1] }]);
    expect(program.solve(100)!.shares[3]).toBeCloseTo(1);
    program.release();
  });

  test('in whole numbers one pair sits', () => {
    const answer = solver.solveWhole(rows, pairs, [0, 1, 0], limits)!;
    expect(Array.from(answer.shares).reduce((sum, share) => sum + share)).toBeCloseTo(1);
    expect(answer.atMost).toBeCloseTo(2);
  });

  test('what cannot be has no answer', () => {
    const impossible = [{ atLeast: 2, atMost: 2 }];
    const column = { value: 1, rows: [0], amounts: [1] };
    expect(solver.solveWhole(impossible, [column], null, limits)).toBeNull();
    const program = solver.open(impossible);
    program.add([column]);
    expect(program.solve(100)).toBeNull();
    program.release();
  });

  test('five hundred programs later it holds no more memory', () => {
    const solveSome = (times: number) => {
      for (let time = 0; time < times; time++) {
        const program = solver.open(rows);
        program.add(pairs);
        program.solve(100);
        program.release();
        solver.solveWhole(rows, pairs, null, limits);
      }
      return solver.memoryBytes;
    };
    const before = solveSome(20);
    expect(solveSome(500)).toBe(before);
  });
});
