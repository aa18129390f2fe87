import { type ComponentSolution, figuresOf } from './certificate.js';
import type { LpSolver } from './column-generation/lp-solver.js';
import { solveByComponent, solveWithoutLookahead } from './decomposition.js';
import type { Component } from './graph/components.js';
import { LOOKAHEAD_MAX_WAITING, seatWithLookahead } from './lookahead.js';
import type { SeatingProblem } from './model/problem.js';
import type { SeatingResult } from './model/result.js';
import type { SeatingRules } from './model/rules.js';
import { tablesAfter } from './search/table-assignment.js';
import { solveComponent, type SolverOptions } from './solve-component.js';

/**
 * Every component of a slot of up to `affinity` waiting users is solved to full depth, and for the numbers of seats and tables
 * in one of up to `counts`. In a larger slot only components up to the second sizes are, larger ones for the number of seats.
 */
const MAX_SLOT = { affinity: 250, counts: 600 };
const MAX_COMPONENT = { affinity: 24, counts: 60 };

/**
 * Solves a seating problem: maximizes lexicographically the seated users, their priorities, the preferred over
 * small tables, the lowest mean affinity, and the average affinity. A rolling run looks ahead to the final run.
 *
 * The input must have distinct ids. The result depends only on the input and on whether there is a `solver`, with which it
 * is better and its bounds are tighter. `ruleViolations` verifies it.
 */
export function solveSeating(problem: SeatingProblem, solver: LpSolver | null = null): SeatingResult {
  const options = solver && optionsFor(solver, problem);
  return solveByComponent(problem, (component, rules) =>
    problem.pass === 'rolling' && component.waiting.length <= LOOKAHEAD_MAX_WAITING
      ? solveWithLookahead(component, rules, problem)
      : solveComponent(component, rules, problem.seed, options),
  );
}

/** A rolling run leaves to the final run what takes seconds: affinities, and the tables of large components. */
function optionsFor(
  solver: LpSolver,
  { pass, waiting, forSeatsOnly = false }: SeatingProblem,
): SolverOptions {
  const isFinal = pass === 'final';
  const slot = waiting.length;
  return {
    solver,
    proofFor: (people) => {
      if (forSeatsOnly) return { byRegion: people > MAX_COMPONENT.counts, depth: 'seats' };
      const byRegion = slot > MAX_SLOT.affinity && people > MAX_COMPONENT.counts;
      if (isFinal && (slot <= MAX_SLOT.affinity || people <= MAX_COMPONENT.affinity))
        return { byRegion, depth: 'affinity' };
      if (!byRegion || (isFinal && slot <= MAX_SLOT.counts)) return { byRegion, depth: 'counts' };
      return { byRegion, depth: 'seats' };
    },
  };
}

/** The seat bound is that without lookahead, since users who are kept waiting could be seated; others are unknown. */
function solveWithLookahead(
  component: Component,
  rules: SeatingRules,
  problem: SeatingProblem,
): ComponentSolution {
  const { certificate } = solveComponent(component, rules, problem.seed, null);
  const result = seatWithLookahead({ ...problem, ...component }, solveWithoutLookahead);
  const tables = tablesAfter(component, result);
  const bounds = { seated: certificate.bounds.seated, small: 0, worst: null, total: null };
  return { tables, certificate: { ...certificate, ...figuresOf(tables, rules), bounds } };
}
