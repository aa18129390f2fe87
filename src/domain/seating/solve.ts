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
 * A slot of up to `SMALL_SLOT` waiting users is solved to full depth. In a larger one only components up to these sizes are
 * solved to each depth, larger ones for the number of seats. A rolling run leaves affinities to the final run.
 */
const SMALL_SLOT = 250;
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

function optionsFor(solver: LpSolver, { pass, waiting }: SeatingProblem): SolverOptions {
  const isSmallSlot = waiting.length <= SMALL_SLOT;
  return {
    solver,
    depthFor: (people) => {
      if (pass === 'final' && (isSmallSlot || people <= MAX_COMPONENT.affinity)) return 'affinity';
      if (isSmallSlot || people <= MAX_COMPONENT.counts) return 'counts';
      return 'seats';
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
