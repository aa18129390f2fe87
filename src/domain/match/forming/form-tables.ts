import { matchScore } from './affinity.js';
import { Budget } from './budget.js';
import { certificateOf, certifyByArithmetic, certifyWhole, type CrowdCertificate } from './certificate.js';
import type { Crowd } from './crowd.js';
import { setFirstTables } from './first-tables.js';
import type { FormedTable, FormingProblem, FormingResult, GrownTable } from './forming.js';
import type { LinearSolver } from './linear-solver.js';
import { Plan } from './plan.js';
import { polish } from './polish.js';
import { improveByProof } from './proof.js';
import { seededRandom } from './random.js';
import { repair } from './repair.js';
import { reseat } from './reseating.js';
import { seatingRules } from './seating-rules.js';
import type { Seeker } from './seeker.js';
import { crowdsOf } from './splitting.js';

/** A crowd of so few is seated in the best way there is, by looking at all of them. */
const SEEN_WHOLE = 12;
const WHOLE_BRANCHES = 20_000;
/** A crowd of so few is improved and certified by a solver for linear programs, where there is one. */
const PROVED = 200;
/** Steps of work for a crowd: a sum for itself and a sum a head. */
const REPAIR_STEPS = { base: 200_000, each: 300 };
const POLISH_STEPS = { base: 600_000, each: 100 };

/**
 * Seats the people of one slot: as many as it can; among equal numbers those who go first, then with the fewest
 * small tables, then the best for whoever is worst off, then the best on average. Every table keeps the hard
 * rule and the sizes of the pass. The people must differ in id, and nobody who waits may sit at an open table.
 * The answer depends on who is there and on the seed alone. `brokenRules` checks it.
 */
export function formTables(problem: FormingProblem, solver: LinearSolver | null = null): FormingResult {
  const rules = seatingRules(problem.pass, problem.patienceSeconds);
  const tables: FormedTable[] = [];
  const grown: GrownTable[] = [];
  const seated = new Set<number>();
  const crowds: CrowdCertificate[] = [];
  for (const crowd of crowdsOf(problem, rules)) {
    const plan = new Plan(crowd);
    crowds.push(seat(plan, problem.seed, solver));
    for (const { members, standing, matchId } of plan.tables) {
      const people = members.map((person) => crowd.people[person]!);
      const newcomers = idsOf(people.slice(standing));
      if (newcomers.length === 0) continue;
      for (const id of newcomers) seated.add(id);
      const score = matchScore(people);
      if (matchId === null) tables.push({ members: newcomers, matchScore: score });
      else grown.push({ matchId, added: newcomers, matchScore: score });
    }
  }
  const inCrowds = crowds.reduce((sum, { waiting }) => sum + waiting, 0);
  return {
    tables: tables.sort((a, b) => a.members[0]! - b.members[0]!),
    grown: grown.sort((a, b) => a.matchId - b.matchId),
    unseated: idsOf(problem.waiting.filter(({ id }) => !seated.has(id))),
    certificate: certificateOf(crowds, problem.waiting.length - inCrowds),
  };
}

function seat(plan: Plan, seed: number, solver: LinearSolver | null): CrowdCertificate {
  const { crowd } = plan;
  if (crowd.waiting <= SEEN_WHOLE && seatWhole(plan)) return certifyWhole(plan);
  // A crowd has chance of its own, so that what happens in one does not shuffle another.
  const random = seededRandom(seed ^ crowd.people[0]!.id);
  setFirstTables(plan);
  repair(plan, random, budgetOf(REPAIR_STEPS, crowd));
  polish(plan, random, budgetOf(POLISH_STEPS, crowd));
  if (solver && crowd.waiting <= PROVED) return improveByProof(plan, solver);
  return certifyByArithmetic(plan, 'searched');
}

/** True where all ways were seen and the best one taken. */
function seatWhole(plan: Plan): boolean {
  const options = { branches: WHOLE_BRANCHES, sideways: false, minded: true };
  return reseat(plan, [...plan.tables], plan.unseated(), new Budget(WHOLE_BRANCHES), options).complete;
}

function budgetOf(steps: { base: number; each: number }, crowd: Crowd): Budget {
  return new Budget(steps.base + steps.each * crowd.waiting);
}

function idsOf(people: readonly Seeker[]): number[] {
  return people.map(({ id }) => id).sort((a, b) => a - b);
}
