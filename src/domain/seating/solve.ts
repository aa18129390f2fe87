import { HELD_BACK_IN, setWithForesight } from './lookahead.js';
import { reachedBy } from './certificate.js';
import { companiesAfter } from './search/table-assignment.js';
import type { SeatingProblem } from './model/problem.js';
import type { SeatingResult } from './model/result.js';
import type { LinearSolver } from './column-generation/lp-solver.js';
import { seatAtOnce, seatParts } from './decomposition.js';
import { type Help, seatCompany, type Seating } from './solve-component.js';
import type { SeatingRules } from './model/rules.js';
import type { Component } from './graph/components.js';

/**
 * A thin slot is worth every effort. In a large one search alone seats all but one of a thousand, so there small crowds are
 * proved through, and of larger ones only who might still be seated; and a rolling pass leaves company to the final run.
 */
const THIN_SLOT = 250;
const CROWDS = { company: 24, numbers: 60, seats: 300 };

/**
 * Seats the people of one slot: as many as it can; among equal numbers those who go first, then with the fewest
 * small tables, then the best for whoever is worst off, then the best on average. A rolling pass looks ahead to the
 * final run. Every table keeps the hard rule and the sizes of the pass. The people must differ in id, and nobody who
 * waits may sit at an open table. The answer depends on who is there, on the seed and on whether there is a `solver`:
 * with one it is better, and tells more narrowly how good any answer could be. `ruleViolations` checks it.
 */
export function formTables(problem: SeatingProblem, solver: LinearSolver | null = null): SeatingResult {
  const help = solver && helpFrom(solver, problem);
  return seatParts(problem, (people, rules) =>
    problem.pass === 'rolling' && people.waiting.length <= HELD_BACK_IN
      ? seatLookingAhead(people, rules, problem)
      : seatCompany(people, rules, problem.seed, help),
  );
}

function helpFrom(solver: LinearSolver, { pass, waiting }: SeatingProblem): Help {
  const isThin = waiting.length <= THIN_SLOT;
  return {
    solver,
    upTo: (people) => {
      if (pass === 'final' && (isThin || people <= CROWDS.company)) return 'company';
      if (isThin || people <= CROWDS.numbers) return 'numbers';
      return people <= CROWDS.seats ? 'seats' : null;
    },
  };
}

/** Whoever is held back could be seated, so the bound is that of everybody at once; of company it says nothing. */
function seatLookingAhead(people: Component, rules: SeatingRules, problem: SeatingProblem): Seating {
  const { certificate } = seatCompany(people, rules, problem.seed, null);
  const companies = companiesAfter(people, setWithForesight({ ...problem, ...people }, seatAtOnce));
  const bounds = { seated: certificate.bounds.seated, small: 0, worst: null, total: null };
  return { companies, certificate: { ...certificate, ...reachedBy(companies, rules), bounds } };
}
