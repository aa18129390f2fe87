import { describe, expect, it } from '@jest/globals';
import { figuresOf } from '../../../../src/domain/seating/what-if/table-figures.js';
import { solveSeating } from '../../../../src/domain/seating/solve.js';
import { aProblem, aSeeker, seekers } from '../seekers.js';

describe('the figures of a plan', () => {
  it('count tables, distances, ages and pairs who meet again', () => {
    const people = [
      ...seekers(3, { age: 20 }),
      aSeeker(4, { age: 29, coordinates: { latitude: 40.83, longitude: -73.99 } }),
    ];
    const problem = aProblem(people);
    const meetings = [
      { a: 1, b: 4, at: new Date(0), bothAgain: true },
      { a: 2, b: 9, at: new Date(0), bothAgain: false },
    ];
    expect(figuresOf(solveSeating(problem), people, meetings)).toEqual({
      seated: 4,
      atMost: 4,
      waiting: 0,
      tables: 1,
      sizes: [{ size: 4, tables: 1 }],
      medianMiles: 0,
      ninthDecileMiles: 6.9,
      medianYears: 9,
      ninthDecileYears: 9,
      affinity: 50,
      pairsAgain: 1,
    });
  });

  it('have no distances and ages without tables', () => {
    const people = seekers(2);
    expect(figuresOf(solveSeating(aProblem(people)), people, [])).toMatchObject({
      seated: 0,
      waiting: 2,
      sizes: [],
      medianMiles: null,
      ninthDecileYears: null,
    });
  });
});
