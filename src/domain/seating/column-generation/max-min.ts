import { type Settled, TALLY } from './lp-formulation.js';
import { seatablePeople } from '../graph/seatability.js';
import { ROUNDING } from './lp-solver.js';
import { masterFor, type ProofWork } from './context.js';
import { roundToASeating } from './milp.js';

/** How far the lowest mean may stay below its bound, in shares of it and in itself. */
const NEAR = { share: 0.01, least: 0.002 };
/** How many lowest means are tried for. */
const TRIES = 5;

/**
 * Looks for the highest lowest mean that tables could have, then for a seating that comes near it and is worth `near` of
 * the most company there could be with it. Answers the bound: no seating that keeps what is settled has a higher one.
 */
export function raiseTheWorst(work: ProofWork, settled: readonly Settled[], near: number): number {
  const { incumbent, known, budget } = work;
  let low = incumbent.worth.worst;
  let high = Math.max(low, bestForTheWorst(work));
  for (let floor = low + step(low); high - low > step(low) && !budget.spent; floor = (low + high) / 2) {
    const master = masterFor(work, { value: TALLY.nothing, settled, floor });
    master.close(-ROUNDING, true, budget);
    known.remember(master.columns);
    // Something falls short with any tables that have no lower mean.
    if (master.atMost <= -ROUNDING) high = floor;
    else low = floor;
  }
  reachFor(low, work, settled, near);
  return high;
}

/** Tries for a seating where nobody's mean is below `ceiling`, then for what lies between. */
function reachFor(ceiling: number, work: ProofWork, settled: readonly Settled[], near: number): void {
  const { incumbent, known, budget } = work;
  const own = () => incumbent.worth.worst;
  let floor = ceiling;
  for (let tries = 0; tries < TRIES && ceiling > own() && !budget.spent; tries++) {
    const master = masterFor(work, { value: TALLY.affinity, settled, floor });
    master.close(-Infinity, true, budget);
    known.remember(master.columns);
    roundToASeating(work, master, master.columns, master.atMost * near);
    if (own() < floor - ROUNDING) ceiling = floor;
    if (ceiling - own() <= step(own())) return;
    floor = (own() + ceiling) / 2;
  }
}

/** Where everybody who could sit does: nobody's mean can be higher than with the very best of company. */
function bestForTheWorst({ plan, search, incumbent }: ProofWork): number {
  const { crowd } = plan;
  const hopeful = seatablePeople(crowd, (person) => plan.isSeated(person));
  if (incumbent.worth.seated < hopeful.length) return 1;
  const others = crowd.fixedMembers.length > 0 ? 1 : crowd.rules.minSize - 1;
  return Math.min(1, ...hopeful.map((person) => search.bestCompany.mean(person, others)));
}

/** A lowest mean that is no further from another is as good. */
function step(worst: number): number {
  return Math.max(NEAR.least, worst * NEAR.share);
}
