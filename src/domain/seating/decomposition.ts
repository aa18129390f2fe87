import { combineCertificates, type ComponentSolution } from './certificate.js';
import { type Component, connectedComponents } from './graph/components.js';
import { matchScore } from './model/affinity.js';
import type { SeatingProblem } from './model/problem.js';
import type { GrownTable, NewTable, SeatingResult } from './model/result.js';
import { seatingRules, type SeatingRules } from './model/rules.js';
import type { Seeker } from './model/seeker.js';
import { solveComponent } from './solve-component.js';

/** Seats as many users as possible now, without lookahead and without an LP solver. */
export function solveWithoutLookahead(problem: SeatingProblem): SeatingResult {
  return solveByComponent(problem, (component, rules) =>
    solveComponent(component, rules, problem.seed, null),
  );
}

/** Solves each connected component independently and combines the solutions. */
export function solveByComponent(
  problem: SeatingProblem,
  solve: (component: Component, rules: SeatingRules) => ComponentSolution,
): SeatingResult {
  const rules = seatingRules(problem.pass, problem.patienceSeconds);
  const solutions = connectedComponents(problem, rules).map((component) => solve(component, rules));
  const newTables: NewTable[] = [];
  const grown: GrownTable[] = [];
  const seated = new Set<number>();
  for (const { members, fixedCount, matchId } of solutions.flatMap(({ tables }) => tables)) {
    const added = idsOf(members.slice(fixedCount));
    if (added.length === 0) continue;
    for (const id of added) seated.add(id);
    const score = matchScore(members);
    if (matchId === null) newTables.push({ members: added, matchScore: score });
    else grown.push({ matchId, added, matchScore: score });
  }
  const certificates = solutions.map(({ certificate }) => certificate);
  const inComponents = certificates.reduce((sum, { waiting }) => sum + waiting, 0);
  return {
    tables: newTables.sort((a, b) => a.members[0]! - b.members[0]!),
    grown: grown.sort((a, b) => a.matchId - b.matchId),
    unseated: idsOf(problem.waiting.filter(({ id }) => !seated.has(id))),
    certificate: combineCertificates(certificates, problem.waiting.length - inComponents),
    solverFailure: solutions.find(({ solverFailure }) => solverFailure !== undefined)?.solverFailure ?? null,
  };
}

function idsOf(people: readonly Seeker[]): number[] {
  return people.map(({ id }) => id).sort((a, b) => a - b);
}
