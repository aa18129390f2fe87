import { matchScore } from './affinity.js';
import { areCompatible } from './compatibility.js';
import { groupsAmong } from './group.js';
import type { SeatingProblem } from './problem.js';
import type { SeatedPeople } from './result.js';
import type { Seeker } from './seeker.js';
import { TABLE_SIZE } from './table-size.js';

/**
 * Verifies a result against all rules. Independent of the solver except for the compatibility of pairs and the score, so that a bug of the
 * solver is detected here.
 * @returns one sentence for each violation; empty for a valid result
 */
export function ruleViolations(problem: SeatingProblem, result: SeatedPeople): string[] {
  const violations: string[] = [];
  const waiting = new Map(problem.waiting.map((person) => [person.id, person]));
  const openTables = new Map(problem.openTables.map((table) => [table.matchId, table.members]));
  const placed = new Set<number>();
  const placeOf = new Map<number, string>();

  const place = (ids: readonly number[], where: string): Seeker[] => {
    const people: Seeker[] = [];
    for (const id of ids) {
      const person = waiting.get(id);
      if (!person) violations.push(`${where}: ${id} is not waiting`);
      else people.push(person);
      if (placed.has(id)) violations.push(`${where}: ${id} is placed twice`);
      placed.add(id);
      placeOf.set(id, where);
    }
    if (ids.some((id, index) => index > 0 && ids[index - 1]! > id)) {
      violations.push(`${where}: the ids are not ascending`);
    }
    return people;
  };
  const checkPairs = (people: readonly Seeker[], existing: readonly Seeker[], where: string): void => {
    for (const [index, person] of people.entries()) {
      for (const other of [...existing, ...people.slice(index + 1)]) {
        if (!areCompatible(person, other))
          violations.push(`${where}: ${person.id} may not sit with ${other.id}`);
      }
    }
  };
  const checkTable = (people: readonly Seeker[], existing: readonly Seeker[], where: string): void => {
    const all = [...existing, ...people];
    const speakers = new Map<string, number>();
    for (const language of all.flatMap(({ languages }) => [...new Set(languages)]))
      speakers.set(language, (speakers.get(language) ?? 0) + 1);
    const isShared = [...speakers.values()].includes(all.length);
    if (all.some(({ asksSharedLanguage }) => asksSharedLanguage) && !isShared)
      violations.push(`${where}: no language is shared`);
    const sameAs = ({ notTheOnly }: Seeker) => all.filter((one) => one.notTheOnly === notTheOnly);
    for (const person of people)
      if (person.notTheOnly && sameAs(person).length < 2)
        violations.push(`${where}: ${person.id} is the only one`);
  };
  const checkScore = (people: readonly Seeker[], score: number, where: string): void => {
    const right = matchScore(people);
    if (score !== right) violations.push(`${where}: the score is ${right}, not ${score}`);
  };

  for (const { members, matchScore: score } of result.tables) {
    const where = `table of ${members.join(', ')}`;
    const people = place(members, where);
    checkPairs(people, [], where);
    checkTable(people, [], where);
    checkScore(people, score, where);
    const violation = sizeViolation(problem, people);
    if (violation) violations.push(`${where}: ${violation}`);
  }

  const grown = new Set<number>();
  for (const { matchId, added, matchScore: score } of result.grown) {
    const where = `match ${matchId}`;
    const existing = openTables.get(matchId);
    if (!existing) violations.push(`${where}: it is not open`);
    if (grown.has(matchId)) violations.push(`${where}: it grows twice`);
    if (added.length === 0) violations.push(`${where}: no members are added`);
    grown.add(matchId);
    const newcomers = place(added, where);
    const all = [...(existing ?? []), ...newcomers];
    checkPairs(newcomers, existing ?? [], where);
    checkTable(newcomers, existing ?? [], where);
    checkScore(all, score, where);
    if (all.length > TABLE_SIZE.largest) violations.push(`${where}: ${all.length} people are too many`);
  }

  place(result.unseated, 'unseated');
  for (const id of waiting.keys()) if (!placed.has(id)) violations.push(`${id} is missing`);
  for (const group of groupsAmong(problem.waiting)) {
    const ids = group.map((at) => problem.waiting[at]!.id);
    if (new Set(ids.map((id) => placeOf.get(id))).size > 1)
      violations.push(`${ids.join(', ')} are separated`);
  }
  return violations;
}

function sizeViolation({ pass, patienceSeconds }: SeatingProblem, people: readonly Seeker[]): string | null {
  const size = people.length;
  if (size > TABLE_SIZE.largest) return `${size} people are too many`;
  const smallest = pass === 'final' ? TABLE_SIZE.smallestFinal : TABLE_SIZE.smallest;
  if (size < smallest) return `${size} people are too few`;
  if (pass === 'rolling' && size < TABLE_SIZE.target) {
    const longest = Math.max(...people.map((person) => person.waitingSeconds));
    if (longest < patienceSeconds) return `no member has waited long enough for a table of ${size}`;
  }
  return null;
}
