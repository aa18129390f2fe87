import { matchScore } from './affinity.js';
import { certificateOf } from './certificate.js';
import type { Company } from './company.js';
import type { FormedTable, FormingProblem, FormingResult, GrownTable } from './forming.js';
import { seatWithForesight } from './foresight.js';
import type { LinearSolver } from './linear-solver.js';
import { seatCompany, type Seating } from './seating-a-company.js';
import { seatingRules } from './seating-rules.js';
import { linkedPeopleOf } from './splitting.js';

/**
 * Seats the people of one slot: as many as it can; among equal numbers those who go first, then with the fewest
 * small tables, then the best for whoever is worst off, then the best on average. A rolling pass looks ahead to the
 * final run. Every table keeps the hard rule and the sizes of the pass. The people must differ in id, and nobody who
 * waits may sit at an open table. The answer depends on who is there, on the seed and on whether there is a `solver`,
 * with which it is better and says by how much another could be better still. `brokenRules` checks it.
 */
export function formTables(problem: FormingProblem, solver: LinearSolver | null = null): FormingResult {
  const rules = seatingRules(problem.pass, problem.patienceSeconds);
  const parts = linkedPeopleOf(problem, rules);
  return resultOf(
    problem,
    parts.map((people) =>
      problem.pass === 'rolling'
        ? seatWithForesight(people, problem, solver)
        : seatCompany(people, rules, problem.seed, solver),
    ),
  );
}

/** Seats as many as can be seated now, whatever that leaves to those who wait on. */
export function seatAtOnce(problem: FormingProblem): FormingResult {
  const rules = seatingRules(problem.pass, problem.patienceSeconds);
  const parts = linkedPeopleOf(problem, rules);
  return resultOf(
    problem,
    parts.map((people) => seatCompany(people, rules, problem.seed, null)),
  );
}
