import { makeWorld, type WorldKind } from '../../support/seating/worlds.js';
import { areCompatible } from '../../../src/domain/seating/model/compatibility.js';
import { solveSeating } from '../../../src/domain/seating/solve.js';
import type { Pass } from '../../../src/domain/seating/model/problem.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import { aProblem } from './seekers.js';

/** The ids of the user's connected component. */
function componentOf(person: Seeker, people: readonly Seeker[]): Set<number> {
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

test.each<[WorldKind, Pass]>([
  ['mixed', 'final'],
  ['trap', 'final'],
  ['mixed', 'rolling'],
  ['trap', 'rolling'],
])('a new user changes no table outside their own component: %s, %s run', (kind, pass) => {
  let compared = 0;
  for (const seed of [1, 2, 3]) {
    const [everyone] = [...makeWorld(kind, kind === 'mixed' ? 900 : 150, seed).values()];
    const [newcomer, ...people] = everyone!;
    const component = componentOf(newcomer!, everyone!);
    const elsewhere = (waiting: readonly Seeker[]) =>
      solveSeating(aProblem(waiting, { pass })).tables.filter(
        ({ members }) => !members.some((id) => component.has(id)),
      );
    const before = elsewhere(people);
    compared += before.length;
    expect(elsewhere(everyone!)).toEqual(before);
  }
  expect(compared).toBeGreaterThan(3);
});
