import { describe, expect, test } from '@jest/globals';
import { makeWorld, type WorldKind } from '../../../bench/worlds.js';
import { areCompatible } from '../../../src/domain/seating/model/compatibility.js';
import { solveSeating } from '../../../src/domain/seating/solve.js';
import type { Pass } from '../../../src/domain/seating/model/problem.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import { aProblem } from './seekers.js';

/** Ids of everybody linked to the person by who may sit with whom, directly or through others. */
function crowdAround(person: Seeker, people: readonly Seeker[]): Set<number> {
  const found = new Set([person.id]);
  const queue = [person];
  for (const one of queue) {
    for (const other of people) {
      if (found.has(other.id) || !areCompatible(one, other)) continue;
      found.add(other.id);
      queue.push(other);
    }
  }
  return found;
}

describe('a newcomer', () => {
  test.each<[WorldKind, Pass]>([
    ['mixed', 'final'],
    ['trap', 'final'],
    ['mixed', 'rolling'],
    ['trap', 'rolling'],
  ])('changes nobody’s table outside their own graph: %s, %s pass', (kind, pass) => {
    let apart = 0;
    for (const seed of [1, 2, 3]) {
      const [everybody] = [...makeWorld(kind, kind === 'mixed' ? 1500 : 200, seed).values()];
      const [newcomer, ...people] = everybody!;
      const graph = crowdAround(newcomer!, everybody!);
      const elsewhere = (waiting: readonly Seeker[]) =>
        solveSeating(aProblem(waiting, { pass })).tables.filter(
          ({ members }) => !members.some((id) => graph.has(id)),
        );
      const before = elsewhere(people);
      apart += before.length;
      expect(elsewhere(everybody!)).toEqual(before);
    }
    expect(apart).toBeGreaterThan(3);
  });
});
