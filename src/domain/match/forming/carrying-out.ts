import type { FormingProblem, SeatedPeople } from './forming.js';

/** Who waits on, and which tables stand with room or without, once an answer is carried out. */
export function carriedOut(
  problem: FormingProblem,
  { tables, grown, unseated }: SeatedPeople,
): Pick<FormingProblem, 'waiting' | 'openTables'> {
  const people = new Map(problem.waiting.map((person) => [person.id, person]));
  const peopleOf = (ids: readonly number[]) => ids.map((id) => people.get(id)!);
  const added = new Map(grown.map((table) => [table.matchId, table.added]));
  const standing = problem.openTables.map(({ matchId, members }) => ({
    matchId,
    members: [...members, ...peopleOf(added.get(matchId) ?? [])],
  }));
  const next = 1 + Math.max(0, ...standing.map(({ matchId }) => matchId));
  const founded = tables.map(({ members }, at) => ({ matchId: next + at, members: peopleOf(members) }));
  return { waiting: peopleOf(unseated), openTables: [...standing, ...founded] };
}
