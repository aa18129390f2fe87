import { mayShareTable } from '../src/domain/match/forming/compatibility.js';
import type { Seeker } from '../src/domain/match/forming/seeker.js';
import { TABLE_SIZE } from '../src/domain/match/table-size.js';

/**
 * What a queue does, for comparison: each one in turn sits down at the first table where they suit everybody,
 * or opens one. Tables that stay too small are given up.
 */
export function firstComeFirstServed(waiting: readonly Seeker[]): Seeker[][] {
  const tables: Seeker[][] = [];
  for (const person of waiting) {
    const table = tables.find(
      (members) => members.length < TABLE_SIZE.largest && members.every((one) => mayShareTable(one, person)),
    );
    if (table) table.push(person);
    else tables.push([person]);
  }
  return tables.filter((members) => members.length >= TABLE_SIZE.smallestFinal);
}
