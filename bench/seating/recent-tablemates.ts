import { seededRandom } from '../../src/domain/seating/model/random.js';
import type { Seeker } from '../../src/domain/seating/model/seeker.js';
import { firstComeFirstServed } from '../comparators/first-come-first-served.js';
import type { World } from '../../test/support/seating/worlds.js';

/** The world with avoid lists: a fifth of the users had a table before, and former tablemates avoid each other. */
export function withRecentTablemates(world: World, seed: number): World {
  return new Map([...world].map(([slot, waiting]) => [slot, afterDinner(waiting, seed)]));
}

function afterDinner(waiting: readonly Seeker[], seed: number): Seeker[] {
  const guests = seededRandom(seed)
    .shuffle([...waiting])
    .slice(0, waiting.length / 5);
  const tablemates = new Map<number, Set<number>>();
  for (const table of firstComeFirstServed(guests)) {
    const ids = new Set(table.map(({ id }) => id));
    for (const id of ids) tablemates.set(id, ids);
  }
  return waiting.map((person) => ({
    ...person,
    avoid: new Set([...(tablemates.get(person.id) ?? [])].filter((id) => id !== person.id)),
  }));
}
