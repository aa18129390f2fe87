import { matchScore } from './affinity.js';
import { Budget } from './budget.js';
import type { Certificate } from './certificate.js';
import { companiesOf, type Company, crowdOf } from './company.js';
import type { Crowd } from './crowd.js';
import { setFirstTables } from './first-tables.js';
import type { FormedTable, FormingProblem, FormingResult, GrownTable } from './forming.js';
import { Plan } from './plan.js';
import { polish } from './polish.js';
import { type Random, seededRandom } from './random.js';
import { repair } from './repair.js';
import { reseat } from './reseating.js';
import { type SeatingRules, seatingRules } from './seating-rules.js';
import type { Seeker } from './seeker.js';
import { seatInBlocks } from './seating-in-blocks.js';
import { type LinkedPeople, linkedPeopleOf } from './splitting.js';

/** A crowd of so few is seated in the best way there is, by looking at all of them. */
const SEEN_WHOLE = 12;
const WHOLE_BRANCHES = 20_000;
/** More people than this are cut into blocks. */
const LARGEST_CROWD = 1_200;
/** Steps of work for a crowd: a sum for itself and a sum a head. */
const REPAIR_STEPS = { base: 200_000, each: 300 };
const POLISH_STEPS = { base: 600_000, each: 100 };
const BLOCK_POLISH_STEPS = { base: 0, each: 40 };

/**
 * Seats the people of one slot: as many as it can; among equal numbers those who go first, then with the fewest
 * small tables, then the best for whoever is worst off, then the best on average. Every table keeps the hard
 * rule and the sizes of the pass. The people must differ in id, and nobody who waits may sit at an open table.
 * The answer depends on who is there and on the seed alone. `brokenRules` checks it.
 */
export function formTables(problem: FormingProblem): FormingResult {
  const rules = seatingRules(problem.pass, problem.patienceSeconds);
  const tables: FormedTable[] = [];
  const grown: GrownTable[] = [];
  const seated = new Set<number>();
  const companies: Company[] = [];
  for (const people of linkedPeopleOf(problem, rules)) {
    for (const company of seat(people, rules, problem.seed)) {
      const { members, standing, matchId } = company;
      companies.push(company);
      const newcomers = idsOf(members.slice(standing));
      if (newcomers.length === 0) continue;
      for (const id of newcomers) seated.add(id);
      const score = matchScore(members);
      if (matchId === null) tables.push({ members: newcomers, matchScore: score });
      else grown.push({ matchId, added: newcomers, matchScore: score });
    }
  }
  return {
    tables: tables.sort((a, b) => a.members[0]! - b.members[0]!),
    grown: grown.sort((a, b) => a.matchId - b.matchId),
    unseated: idsOf(problem.waiting.filter(({ id }) => !seated.has(id))),
    certificate: certificateOf(companies, rules, seated.size, problem.waiting.length),
  };
}

/** Nobody can seat more people than wait; nothing else is looked for. */
function certificateOf(
  companies: readonly Company[],
  rules: SeatingRules,
  seated: number,
  waiting: number,
): Certificate {
  const atTables = companies.reduce((sum, { members }) => sum + members.length, 0);
  const scores = companies.reduce((sum, { members }) => sum + matchScore(members) * members.length, 0);
  return {
    seated,
    atMost: waiting,
    small: companies.filter(({ members }) => members.length < rules.comfortable).length,
    smallAtLeast: 0,
    worst: 0,
    worstAtMost: null,
    affinity: scores / 100 / Math.max(1, atTables),
    affinityAtMost: null,
    paths: { whole: 0, proved: 0, searched: waiting, cut: 0, alone: 0 },
  };
}

/** A company has chance of its own, so that what happens in one does not shuffle another. */
function seat(people: LinkedPeople, rules: SeatingRules, seed: number): Company[] {
  const random = seededRandom(seed ^ people.waiting[0]!.id);
  if (headsOf(people) <= LARGEST_CROWD)
    return companiesOf(seatCrowd(crowdOf(people, rules), random, POLISH_STEPS));
  return seatInBlocks(people, rules, random, (block) => seatCrowd(block, random, BLOCK_POLISH_STEPS));
}

const headsOf = ({ waiting, openTables }: LinkedPeople): number =>
  openTables.reduce((heads, { members }) => heads + members.length, waiting.length);

function seatCrowd(crowd: Crowd, random: Random, polishSteps: Steps): Plan {
  const plan = new Plan(crowd);
  if (crowd.waiting <= SEEN_WHOLE && seatWhole(plan)) return plan;
  setFirstTables(plan);
  repair(plan, random, budgetOf(REPAIR_STEPS, crowd));
  polish(plan, random, budgetOf(polishSteps, crowd));
  return plan;
}

/** True where all ways were seen and the best one taken. */
function seatWhole(plan: Plan): boolean {
  const options = { branches: WHOLE_BRANCHES, sideways: false, minded: true };
  return reseat(plan, [...plan.tables], plan.unseated(), new Budget(WHOLE_BRANCHES), options).complete;
}

interface Steps {
  readonly base: number;
  readonly each: number;
}

function budgetOf(steps: Steps, crowd: Crowd): Budget {
  return new Budget(steps.base + steps.each * crowd.waiting);
}

function idsOf(people: readonly Seeker[]): number[] {
  return people.map(({ id }) => id).sort((a, b) => a - b);
}
