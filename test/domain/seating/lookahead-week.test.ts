import { generateArrivals } from '../../support/seating/arrivals.js';
import {
  type Engine,
  simulateWeek,
  type SlotWeek,
  solveWithHindsight,
} from '../../support/seating/slot-week.js';
import { makeWorld } from '../../support/seating/worlds.js';
import { ruleViolations } from '../../../src/domain/seating/model/verification.js';
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

const live = (engine: Engine) => slots.map((guests) => simulateWeek(guests, engine));

/** For each rolling run of the ten weeks, whether the users who still wait can form a table. */
const couldOpen: boolean[] = [];
const violations: string[] = [];
const weeks = live((problem) => {
  const result = solveSeating(problem);
  violations.push(...ruleViolations(problem, result));
  const waiting = problem.waiting.filter(({ id }) => result.unseated.includes(id));
  if (problem.pass === 'rolling') couldOpen.push(canOpenTable(waiting, problem.patienceSeconds));
  return result;
});

describe('ten weeks in a small town', () => {
  test('lookahead seats more users, and more than 83 % of the bound with hindsight', () => {
    const hindsight = seatedIn(slots.map((guests) => solveWithHindsight(guests, solveSeating)));
    const rolling = seatedIn(weeks);
    expect(rolling).toBeGreaterThan(seatedIn(live(solveWithoutLookahead)));
    expect(rolling).toBeGreaterThan(0.83 * hindsight);
    expect(rolling).toBeLessThan(hindsight);
  });

  test('every run is valid, and forms every table that waiting users can form', () => {
    expect(violations).toEqual([]);
    expect(couldOpen.length).toBeGreaterThan(slots.length);
    expect(couldOpen).not.toContain(true);
  });
});
