import { areCompatible } from '../../src/domain/seating/model/compatibility.js';
import type { Seeker } from '../../src/domain/seating/model/seeker.js';
import { TABLE_SIZE } from '../../src/domain/seating/model/table-size.js';

/**
 * Baseline: greedy by degree. The user with the fewest compatible others is seated first, with others of low degree; no
 * seat changes later. Quadratic in the number of users.
 */
export function mostConstrainedFirst(waiting: readonly Seeker[]): Seeker[][] {
  const suiting = waiting.map((one) => waiting.filter((other) => areCompatible(one, other)).length);
  const order = waiting.map((_person, at) => at).sort((a, b) => suiting[a]! - suiting[b]! || a - b);
  const hardestFirst = order.map((at) => waiting[at]!);
  const free = new Set(hardestFirst);
  const tables: Seeker[][] = [];
  for (const person of hardestFirst) {
    if (!free.has(person)) continue;
    const table = [person];
    for (const other of free) {
      if (table.length === TABLE_SIZE.target) break;
      if (table.every((one) => areCompatible(one, other))) table.push(other);
    }
    free.delete(person);
    if (table.length < TABLE_SIZE.smallestFinal) continue;
    for (const member of table) free.delete(member);
    tables.push(table);
  }
  return tables;
}
