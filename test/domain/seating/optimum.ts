import { pairAffinity } from '../../../src/domain/seating/model/affinity.js';
import { areCompatible } from '../../../src/domain/seating/model/compatibility.js';
import type { SeatingProblem } from '../../../src/domain/seating/model/problem.js';
import type { SeatingResult } from '../../../src/domain/seating/model/result.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';

/** The objective, compared lexicographically in this order. */
export interface Quality {
  readonly seated: number;
  /** Of them, users with priority. */
  readonly first: number;
  /** Of them, users without priority who come later. */
  readonly later: number;
  readonly small: number;
  /** The lowest mean affinity of a member, open tables included; 1 without members. */
  readonly worst: number;
}

/** The objective of these tables; the first groups can be open tables of any size. */
export function qualityOf(groups: readonly Seeker[][], { waiting, pass }: SeatingProblem): Quality {
  const means = groups.flatMap((group) =>
    group.length < 2
      ? []
      : group.map((one) => {
          const others = group.filter((other) => other !== one);
          return others.reduce((sum, other) => sum + pairAffinity(one, other), 0) / others.length;
        }),
  );
  const small = groups.filter((group) => group.length < (pass === 'final' ? 4 : 5)).length;
  const newcomers = groups.flat().filter((one) => waiting.includes(one));
  const first = newcomers.filter((one) => one.hasPriority).length;
  const later = newcomers.filter((one) => one.comesLater && !one.hasPriority).length;
  return {
    seated: newcomers.length,
    first,
    later,
    small,
    worst: Math.round(Math.min(1, ...means) * 1e4) / 1e4,
  };
}

/** The quality of a result, comparable with the optimum. */
export function measure(problem: SeatingProblem, result: SeatingResult): Quality {
  const byId = new Map(problem.waiting.map((person) => [person.id, person]));
  const people = (ids: readonly number[]) => ids.map((id) => byId.get(id)!);
  const hosts = problem.openTables.map(({ matchId, members }) => [
    ...members,
    ...people(result.grown.find((table) => table.matchId === matchId)?.added ?? []),
  ]);
  const fresh = result.tables.map(({ members }) => people(members));
  return qualityOf([...hosts, ...fresh], problem);
}

/** Whether all speak one language where a member asks for it, and no newcomer is the only one of a gender against their will. */
function suitsItsMembers(table: readonly Seeker[], hosts: readonly Seeker[]): boolean {
  if (table.length === hosts.length) return true;
  const languages = new Set(table.flatMap((one) => one.languages ?? []));
  for (const { languages: own } of table)
    for (const language of languages) if (!own?.includes(language)) languages.delete(language);
  if (languages.size === 0 && table.some((one) => one.asksSharedLanguage)) return false;
  return table.every((one) => {
    const isAlone = !table.some((other) => other !== one && other.notTheOnly === one.notTheOnly);
    return !one.notTheOnly || !isAlone || hosts.includes(one);
  });
}

/**
 * The optimum by complete enumeration. The table sizes are repeated here (4 to 6; 3 in the final run; 4 in a rolling run
 * only with a patient member), so that the test does not depend on the code's.
 */
export function optimum(problem: SeatingProblem): Quality {
  const { waiting, openTables, pass, patienceSeconds } = problem;
  let best: Quality = { seated: -1, first: 0, later: 0, small: 0, worst: 0 };

  const isLegal = (group: readonly Seeker[]): boolean => {
    if (pass === 'final') return group.length >= 3;
    if (group.length >= 5) return true;
    return group.length === 4 && group.some((one) => one.waitingSeconds >= patienceSeconds);
  };
  /** Users who come as one group sit at one table or at none. */
  const keepsFriends = (tables: readonly Seeker[][]): boolean => {
    const tableOf = (one: Seeker) => tables.findIndex((table) => table.includes(one));
    return waiting.every((one) =>
      waiting.every(
        (other) => one.group == null || one.group !== other.group || tableOf(one) === tableOf(other),
      ),
    );
  };
  const place = (next: number, groups: Seeker[][], seated: number): void => {
    if (seated + waiting.length - next < best.seated) return;
    const person = waiting[next];
    if (!person) {
      if (!groups.slice(openTables.length).every(isLegal) || !keepsFriends(groups)) return;
      if (!groups.every((group, at) => suitsItsMembers(group, openTables[at]?.members ?? []))) return;
      const quality = qualityOf(groups, problem);
      const order =
        quality.seated - best.seated ||
        quality.first - best.first ||
        best.later - quality.later ||
        best.small - quality.small ||
        quality.worst - best.worst;
      if (order > 0) best = quality;
      return;
    }
    for (const group of groups) {
      if (group.length >= 6 || !group.every((one) => areCompatible(one, person))) continue;
      group.push(person);
      place(next + 1, groups, seated + 1);
      group.pop();
    }
    groups.push([person]);
    place(next + 1, groups, seated + 1);
    groups.pop();
    place(next + 1, groups, seated);
  };
  place(
    0,
    openTables.map(({ members }) => [...members]),
    0,
  );
  return best;
}
