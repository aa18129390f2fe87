import { TABLE_SIZE } from './table-size.js';
import { matchScore } from './affinity.js';
import { mayShareTable } from './compatibility.js';
import type { FormingProblem, SeatedPeople } from './problem.js';
import type { Seeker } from './seeker.js';

/**
 * Everything a result does that the rules forbid, one sentence each; an empty list means it may be kept.
 * It shares nothing with the solver but the rules for a pair and for a score, so that a mistake of the
 * solver cannot hide here.
 */
export function brokenRules(problem: FormingProblem, result: SeatedPeople): string[] {
  const broken: string[] = [];
  const waiting = new Map(problem.waiting.map((person) => [person.id, person]));
  const standing = new Map(problem.openTables.map((table) => [table.matchId, table.members]));
  const placed = new Set<number>();

  const place = (ids: readonly number[], where: string): Seeker[] => {
    const people: Seeker[] = [];
    for (const id of ids) {
      const person = waiting.get(id);
      if (!person) broken.push(`${where}: ${id} is not waiting`);
      else people.push(person);
      if (placed.has(id)) broken.push(`${where}: ${id} is placed twice`);
      placed.add(id);
    }
    if (ids.some((id, index) => index > 0 && ids[index - 1]! > id)) {
      broken.push(`${where}: the ids are not ascending`);
    }
    return people;
  };
  const checkPairs = (people: readonly Seeker[], hosts: readonly Seeker[], where: string): void => {
    for (const [index, person] of people.entries()) {
      for (const other of [...hosts, ...people.slice(index + 1)]) {
        if (!mayShareTable(person, other)) broken.push(`${where}: ${person.id} may not sit with ${other.id}`);
      }
    }
  };
  const checkScore = (people: readonly Seeker[], score: number, where: string): void => {
    const right = matchScore(people);
    if (score !== right) broken.push(`${where}: the score is ${right}, not ${score}`);
  };

  for (const { members, matchScore: score } of result.tables) {
    const where = `table of ${members.join(', ')}`;
    const people = place(members, where);
    checkPairs(people, [], where);
    checkScore(people, score, where);
    const refusal = sizeRefusal(problem, people);
    if (refusal) broken.push(`${where}: ${refusal}`);
  }

  const grown = new Set<number>();
  for (const { matchId, added, matchScore: score } of result.grown) {
    const where = `match ${matchId}`;
    const hosts = standing.get(matchId);
    if (!hosts) broken.push(`${where}: it is not open`);
    if (grown.has(matchId)) broken.push(`${where}: it grows twice`);
    if (added.length === 0) broken.push(`${where}: nobody is added`);
    grown.add(matchId);
    const newcomers = place(added, where);
    const all = [...(hosts ?? []), ...newcomers];
    checkPairs(newcomers, hosts ?? [], where);
    checkScore(all, score, where);
    if (all.length > TABLE_SIZE.largest) broken.push(`${where}: ${all.length} people are too many`);
  }

  place(result.unseated, 'unseated');
  for (const id of waiting.keys()) if (!placed.has(id)) broken.push(`${id} is forgotten`);
  return broken;
}

function sizeRefusal({ pass, patienceSeconds }: FormingProblem, people: readonly Seeker[]): string | null {
  const size = people.length;
  if (size > TABLE_SIZE.largest) return `${size} people are too many`;
  if (size < (pass === 'final' ? TABLE_SIZE.smallestFinal : TABLE_SIZE.smallest)) {
    return `${size} people are too few`;
  }
  if (pass === 'rolling' && size < TABLE_SIZE.target) {
    const longest = Math.max(...people.map((person) => person.waitingSeconds));
    if (longest < patienceSeconds) return `nobody has waited long enough for a table of ${size}`;
  }
  return null;
}
