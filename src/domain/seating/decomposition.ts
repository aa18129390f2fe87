import { matchScore } from './model/affinity.js';
import { certificateOf } from './certificate.js';
import type { GrownTable, NewTable, SeatingResult } from './model/result.js';
import type { SeatingProblem } from './model/problem.js';
import { seatCompany, type Seating } from './solve-component.js';
import { type SeatingRules, seatingRules } from './model/rules.js';
import type { Seeker } from './model/seeker.js';
import { type Component, connectedComponents } from './graph/components.js';

/** Seats as many as can be seated now, whatever that leaves to those who wait on. */
export function seatAtOnce(problem: SeatingProblem): SeatingResult {
  return seatParts(problem, (people, rules) => seatCompany(people, rules, problem.seed, null));
}

/** Has each part of a slot that nothing links with the others seated for itself. */
export function seatParts(
  problem: SeatingProblem,
  seatPart: (people: Component, rules: SeatingRules) => Seating,
): SeatingResult {
  const rules = seatingRules(problem.pass, problem.patienceSeconds);
  const seatings = connectedComponents(problem, rules).map((people) => seatPart(people, rules));
  const tables: NewTable[] = [];
  const grown: GrownTable[] = [];
  const seated = new Set<number>();
  for (const { members, standing, matchId } of seatings.flatMap(({ companies }) => companies)) {
    const newcomers = idsOf(members.slice(standing));
    if (newcomers.length === 0) continue;
    for (const id of newcomers) seated.add(id);
    const score = matchScore(members);
    if (matchId === null) tables.push({ members: newcomers, matchScore: score });
    else grown.push({ matchId, added: newcomers, matchScore: score });
  }
  const certificates = seatings.map(({ certificate }) => certificate);
  const linked = certificates.reduce((sum, { waiting }) => sum + waiting, 0);
  return {
    tables: tables.sort((a, b) => a.members[0]! - b.members[0]!),
    grown: grown.sort((a, b) => a.matchId - b.matchId),
    unseated: idsOf(problem.waiting.filter(({ id }) => !seated.has(id))),
    certificate: certificateOf(certificates, problem.waiting.length - linked),
  };
}

function idsOf(people: readonly Seeker[]): number[] {
  return people.map(({ id }) => id).sort((a, b) => a - b);
}
