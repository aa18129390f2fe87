import { companiesAfter } from './table-assignment.js';
import type { SeatingProblem } from '../model/problem.js';
import type { SeatedPeople } from '../model/result.js';

/** Who waits on, and which tables stand with room or without, once an answer is carried out. */
export function carriedOut(
  problem: SeatingProblem,
  answer: SeatedPeople,
): Pick<SeatingProblem, 'waiting' | 'openTables'> {
  const people = new Map(problem.waiting.map((person) => [person.id, person]));
  let next = 1 + Math.max(0, ...problem.openTables.map(({ matchId }) => matchId));
  const openTables = companiesAfter(problem, answer).map(({ matchId, members }) => ({
    matchId: matchId ?? next++,
    members,
  }));
  return { waiting: answer.unseated.map((id) => people.get(id)!), openTables };
}
