import { areWithinPreferences } from '../../src/domain/seating/model/compatibility.js';
import { seededRandom } from '../../src/domain/seating/model/random.js';
import type { Seeker } from '../../src/domain/seating/model/seeker.js';
import { TABLE_SIZE } from '../../src/domain/seating/model/table-size.js';

/**
 * Baseline: a shuffled list cut into fives. Users who are incompatible with the earlier members of their group are
 * removed, and groups below the minimum size are dissolved. It ignores the repeat rule.
 */
export function shuffleAndChunk(waiting: readonly Seeker[]): Seeker[][] {
  const people = seededRandom(1).shuffle([...waiting]);
  const tables: Seeker[][] = [];
  for (let from = 0; from < people.length; from += TABLE_SIZE.target) {
    const table: Seeker[] = [];
    for (const person of people.slice(from, from + TABLE_SIZE.target)) {
      if (table.every((one) => areWithinPreferences(one, person))) table.push(person);
    }
    if (table.length >= TABLE_SIZE.smallestFinal) tables.push(table);
  }
  return tables;
}
