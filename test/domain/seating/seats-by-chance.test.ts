import { solveSeating } from '../../../src/domain/seating/solve.js';
import { leansOfSeats } from '../../support/seating/leans-of-seats.js';

test('of users who are alike, ids, times of waiting and ages do not decide who gets the seat', () => {
  const leans = leansOfSeats((problem) => solveSeating(problem), 200);
  expect(Math.max(...Object.values(leans).map(Math.abs))).toBeLessThan(3);
});
