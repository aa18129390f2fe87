import { verifiedSolve } from '../../../src/application/seating/verified-solve.js';
import { aProblem, seekers } from '../../domain/seating/seekers.js';

it('returns the result of the engine when it violates no rule', () => {
  const { tables, unseated } = verifiedSolve(aProblem(seekers(5)), null);
  expect(tables.map(({ members }) => members)).toEqual([[1, 2, 3, 4, 5]]);
  expect(unseated).toEqual([]);
});

it('throws when the result violates a rule, here for a problem with duplicate users', () => {
  const twice = aProblem([...seekers(5), ...seekers(5)]);
  expect(() => verifiedSolve(twice, null)).toThrow(/broke a rule/);
});
