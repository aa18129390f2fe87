import { areCompatible } from '../../src/domain/seating/model/compatibility.js';
import type { Seeker } from '../../src/domain/seating/model/seeker.js';
import { TABLE_SIZE } from '../../src/domain/seating/model/table-size.js';

/**
 * Baseline: a FIFO queue. Each user gets a seat at the first compatible table or opens a new one. Tables below the
 * minimum size are dissolved.
 */
export function firstComeFirstServed(waiting: readonly Seeker[]): Seeker[][] {
  const tables: Seeker[][] = [];
  let withRoom: Seeker[][] = [];
  for (const person of waiting) {
    const table = withRoom.find((members) => members.every((one) => areCompatible(one, person)));
    if (!table) {
      const founded = [person];
      tables.push(founded);
      withRoom.push(founded);
    } else if (table.push(person) === TABLE_SIZE.largest) {
      withRoom = withRoom.filter((other) => other !== table);
    }
  }
  return tables.filter((members) => members.length >= TABLE_SIZE.smallestFinal);
}
