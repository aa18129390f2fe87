import { describe, expect, test } from '@jest/globals';
import { generateArrivals } from '../../../bench/week/arrivals.js';
import {
  type Engine,
  simulateWeek,
  type SlotWeek,
  solveWithHindsight,
} from '../../../bench/week/slot-week.js';
import { makeWorld } from '../../../bench/worlds.js';
import { solveSeating } from '../../../src/domain/seating/solve.js';
import { solveWithoutLookahead } from '../../../src/domain/seating/decomposition.js';
import { canOpenTable } from './hindsight.js';

const WEEKS = Array.from({ length: 10 }, (_, week) => week + 1);

/** The slots of ten weeks in a town with fifty requests a week. */
const slots = WEEKS.flatMap((seed) =>
  [...makeWorld('town', 50, seed).values()].map((people) => generateArrivals(people, seed)),
);

const seatedIn = (weeks: readonly SlotWeek[]) =>
  weeks.reduce((sum, { tables }) => sum + tables.flat().length, 0);

describe('ten weeks in a small town', () => {
  test('lookahead seats more users, and more than 83 % of the bound with hindsight', () => {
    const lived = (engine: Engine) => seatedIn(slots.map((guests) => simulateWeek(guests, engine)));
    const hindsight = seatedIn(slots.map((guests) => solveWithHindsight(guests, solveSeating)));
    const rolling = lived(solveSeating);
    expect(rolling).toBeGreaterThan(lived(solveWithoutLookahead));
    expect(rolling).toBeGreaterThan(0.83 * hindsight);
    expect(rolling).toBeLessThan(hindsight);
  });

  test('every table that waiting users can form is formed', () => {
    const watched: Engine = (problem) => {
      const result = solveSeating(problem);
      const waiting = problem.waiting.filter(({ id }) => result.unseated.includes(id));
      if (problem.pass === 'rolling') expect(canOpenTable(waiting, problem.patienceSeconds)).toBe(false);
      return result;
    };
    for (const guests of slots) simulateWeek(guests, watched);
  });

  test('the same week ends with the same tables', () => {
    const again = () => slots.map((guests) => simulateWeek(guests, solveSeating).tables);
    expect(again()).toEqual(again());
  });
});
