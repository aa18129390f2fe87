import { seatablePeople } from '../graph/seatability.js';
import { type LevelContext, restrictedMaster } from './context.js';
import { type Constraint, EXPRESSION } from './lp-formulation.js';
import { LP_TOLERANCE } from './lp-solver.js';
import { solveInteger } from './milp.js';

/** The accepted gap of the lowest mean, relative and absolute. */
const GAP = { relative: 0.01, absolute: 0.002 };
const MAX_TRIES = 5;

/**
 * The max-min objective (bottleneck): maximizes the lowest mean affinity by bisection. First of the floor for which the
 * elastic LP relaxation is feasible, then of the floor for which an integer solution is found; `targetShare` of the affinity
 * bound at a floor ends the search for one.
 * @returns the upper bound of the lowest mean
 */
export function maximizeMinimum(
  context: LevelContext,
  constraints: readonly Constraint[],
  targetShare: number,
): number {
  const { incumbent, pool, budget } = context;
  let low = incumbent.objective.worst;
  let high = Math.max(low, minimumBound(context));
  for (let floor = low + gapAt(low); high - low > gapAt(low) && !budget.spent; floor = (low + high) / 2) {
    const master = restrictedMaster(context, { expression: EXPRESSION.zero, constraints, floor });
    master.generateColumns(-LP_TOLERANCE, true, budget);
    pool.add(master.columns);
    // A negative bound proves that slack is needed, so the floor is infeasible.
    if (master.bound <= -LP_TOLERANCE) high = floor;
    else low = floor;
  }
  searchSolution(low, context, constraints, targetShare);
  return high;
}

/** Bisection of the floor between the incumbent's lowest mean and `ceiling`. */
function searchSolution(
  ceiling: number,
  context: LevelContext,
  constraints: readonly Constraint[],
  targetShare: number,
): void {
  const { incumbent, pool, budget } = context;
  const current = () => incumbent.objective.worst;
  let floor = ceiling;
  for (let tries = 0; tries < MAX_TRIES && ceiling > current() && !budget.spent; tries++) {
    const master = restrictedMaster(context, { expression: EXPRESSION.affinity, constraints, floor });
    master.generateColumns(-Infinity, true, budget);
    pool.add(master.columns);
    solveInteger(context, master, master.columns, master.bound * targetShare);
    if (current() < floor - LP_TOLERANCE) ceiling = floor;
    if (ceiling - current() <= gapAt(current())) return;
    floor = (current() + ceiling) / 2;
  }
}

/** Where all seatable users are seated, the lowest of their affinity bounds; otherwise 1. */
function minimumBound({ assignment, pricing, incumbent }: LevelContext): number {
  const { graph } = assignment;
  const seatable = seatablePeople(graph, (person) => assignment.isSeated(person));
  if (incumbent.objective.seated < seatable.length) return 1;
  const others = graph.fixedMembers.length > 0 ? 1 : graph.rules.minSize - 1;
  return Math.min(1, ...seatable.map((person) => pricing.affinityBounds.maxMean(person, others)));
}

function gapAt(minimum: number): number {
  return Math.max(GAP.absolute, minimum * GAP.relative);
}
