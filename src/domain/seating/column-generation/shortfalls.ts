import { type Aim, rowKinds, rowsOf } from './lp-formulation.js';
import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import type { LinearAnswer, LinearColumn } from './lp-solver.js';

/** Falling short by one costs more than anything that could be gained by it. */
const SHORTFALL = 10;
const NONE = 1e-6;

/**
 * What is too little and too much of each sum that must be kept, so that there is an answer even where the tables known
 * so far do not make one. They stand before all tables.
 */
export function shortfallsOf(crowd: CompatibilityGraph, aim: Aim): LinearColumn[] {
  const from = rowKinds(crowd, aim).hosts;
  return rowsOf(crowd, aim, [])
    .slice(from)
    .flatMap(({ atLeast, atMost }, at) =>
      atLeast === -Infinity
        ? []
        : [Math.max(1, atMost), -crowd.size].map((missing) => ({
            value: -SHORTFALL * Math.abs(missing),
            rows: [from + at],
            amounts: [missing],
          })),
    );
}

/** Whether none of so many shortfalls is used, so that tables alone make the answer. */
export function isMet({ shares }: LinearAnswer, shortfalls: number): boolean {
  return Array.from({ length: shortfalls }, (_, at) => shares[at]!).every((share) => share < NONE);
}
