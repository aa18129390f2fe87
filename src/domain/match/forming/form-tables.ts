import { matchScore } from './affinity.js';
import { fillOneSeat } from './backfill.js';
import { Budget } from './budget.js';
import type { Crowd } from './crowd.js';
import { setFirstTables } from './first-tables.js';
import type { FormedTable, FormingProblem, FormingResult, GrownTable } from './forming.js';
import { HELD_BACK_IN, setWithForesight } from './holding-back.js';
import { Plan } from './plan.js';
import { polish } from './polish.js';
import { seededRandom } from './random.js';
import { repair } from './repair.js';
import { reseat } from './reseating.js';
import { seatingRules } from './seating-rules.js';
import type { Seeker } from './seeker.js';
import { crowdsOf } from './splitting.js';

/** So few people, at so few open tables, are seated in the best way there is, by looking at all of them. */
const SEEN_WHOLE = 12;
const WHOLE_BRANCHES = 20_000;
/** Steps of work for a crowd: a sum for itself and a sum a head. */
const REPAIR_STEPS = { base: 200_000, each: 300 };
const POLISH_STEPS = { base: 600_000, each: 100 };

/** What becomes of one crowd; who is in neither waits on. */
type Answer = Pick<FormingResult, 'tables' | 'grown'>;

/**
 * Seats the people of one slot: as many as it can; among equal numbers those who go first, then with the fewest
 * small tables, then the best for whoever is worst off, then the best on average. A rolling pass looks ahead to the
 * final run. Every table keeps the hard rule and the sizes of the pass. The people must differ in id, and nobody who
 * waits may sit at an open table. The answer depends on who is there and on the seed alone. `brokenRules` checks it.
 */
export function formTables(problem: FormingProblem): FormingResult {
  return formed(problem, (crowd) => {
    if (problem.pass === 'final' || crowd.waiting > HELD_BACK_IN) return seated(crowd, problem.seed);
    const { openTables } = crowd;
    return setWithForesight(
      { ...problem, waiting: crowd.people.slice(0, crowd.waiting), openTables },
      seatAtOnce,
    );
  });
}

/** Seats as many as can be seated now, whatever that leaves to those who wait on. */
export function seatAtOnce(problem: FormingProblem): FormingResult {
  return formed(problem, (crowd) => seated(crowd, problem.seed));
}

function formed(problem: FormingProblem, answerOf: (crowd: Crowd) => Answer): FormingResult {
  const crowds = crowdsOf(problem, seatingRules(problem.pass, problem.patienceSeconds));
  const answers = crowds.map(answerOf);
  const tables = answers.flatMap((answer) => answer.tables);
  const grown = answers.flatMap((answer) => answer.grown);
  const placed = new Set([
    ...tables.flatMap(({ members }) => members),
    ...grown.flatMap(({ added }) => added),
  ]);
  return {
    tables: tables.sort((a, b) => a.members[0]! - b.members[0]!),
    grown: grown.sort((a, b) => a.matchId - b.matchId),
    unseated: idsOf(problem.waiting.filter(({ id }) => !placed.has(id))),
  };
}

function seated(crowd: Crowd, seed: number): Answer {
  const tables: FormedTable[] = [];
  const grown: GrownTable[] = [];
  for (const { members, standing, matchId } of seat(crowd, seed).tables) {
    const people = members.map((person) => crowd.people[person]!);
    const newcomers = idsOf(people.slice(standing));
    if (newcomers.length === 0) continue;
    const score = matchScore(people);
    if (matchId === null) tables.push({ members: newcomers, matchScore: score });
    else grown.push({ matchId, added: newcomers, matchScore: score });
  }
  return { tables, grown };
}

function seat(crowd: Crowd, seed: number): Plan {
  const plan = new Plan(crowd);
  if (fillOneSeat(plan)) return plan;
  if (crowd.waiting <= SEEN_WHOLE && crowd.openTables.length <= SEEN_WHOLE && seatWhole(plan)) return plan;
  // A crowd has chance of its own, so that what happens in one does not shuffle another.
  const random = seededRandom(seed ^ crowd.people[0]!.id);
  setFirstTables(plan);
  repair(plan, random, budgetOf(REPAIR_STEPS, crowd));
  polish(plan, random, budgetOf(POLISH_STEPS, crowd));
  return plan;
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
