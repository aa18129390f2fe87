import { applyResult } from '../../../src/domain/seating/search/table-assignment.js';
import { areCompatible } from '../../../src/domain/seating/model/compatibility.js';
import type { SeatingProblem } from '../../../src/domain/seating/model/problem.js';
import type { SeatingResult } from '../../../src/domain/seating/model/result.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import { optimum } from './optimum.js';

/** The number of users unseated by an optimal final run after a result is applied. */
export function leftInTheEnd(problem: SeatingProblem, result: SeatingResult): number {
  return leftAfter({ ...problem, ...applyResult(problem, result) });
}

/**
 * The same for the best result of a rolling run, by enumeration of all results after which no waiting users can form a
 * table. The open tables must have three members or more.
 */
export function fewestLeft(problem: SeatingProblem): number {
  const { waiting, openTables, patienceSeconds } = problem;
  let fewest = Infinity;
  const place = (next: number, groups: Seeker[][], left: Seeker[]): void => {
    const person = waiting[next];
    if (!person) {
      if (
        !groups.slice(openTables.length).every((group) => mayStand(group, patienceSeconds)) ||
        canOpenTable(left, patienceSeconds)
      )
        return;
      const tables = groups.map((members, at) => ({ matchId: at + 1, members }));
      fewest = Math.min(fewest, leftAfter({ ...problem, waiting: left, openTables: tables }));
      return;
    }
    for (const [at, group] of groups.entries()) {
      if (suits(group, person)) place(next + 1, groups.with(at, [...group, person]), left);
    }
    place(next + 1, [...groups, [person]], left);
    place(next + 1, groups, [...left, person]);
  };
  place(
    0,
    openTables.map(({ members }) => [...members]),
    [],
  );
  return fewest;
}

/** Whether some of these users can form a table in a rolling run. */
export function canOpenTable(
  people: readonly Seeker[],
  patienceSeconds: number,
  group: readonly Seeker[] = [],
): boolean {
  return (
    mayStand(group, patienceSeconds) ||
    people.some(
      (one, at) => suits(group, one) && canOpenTable(people.slice(at + 1), patienceSeconds, [...group, one]),
    )
  );
}

function mayStand(group: readonly Seeker[], patienceSeconds: number): boolean {
  const isPatient = ({ waitingSeconds }: Seeker) => waitingSeconds >= patienceSeconds;
  return group.length >= 5 || (group.length === 4 && group.some(isPatient));
}

function suits(group: readonly Seeker[], person: Seeker): boolean {
  return group.length < 6 && group.every((one) => areCompatible(one, person));
}

function leftAfter(problem: SeatingProblem): number {
  return problem.waiting.length - optimum({ ...problem, pass: 'final' }).seated;
}
