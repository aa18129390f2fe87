import { Cells } from './grid-index.js';
import { HardRule } from './compatibility-index.js';
import type { Seeker } from '../model/seeker.js';

/**
 * Sorts people into those who are linked by who may sit with whom, directly or through others. Answers a number for each
 * one; people of the same number belong together, and the numbers rise with the first of each.
 *
 * The first `waiting` people look for a table; of those after them the ones of one `party` belong together from the
 * start, and are not linked with each other otherwise. Whoever was reached once is never looked at again, so a dense city
 * costs little more than its people.
 */
export function componentsOf(
  people: readonly Seeker[],
  waiting: number,
  parties: readonly (readonly number[])[],
): Int32Array {
  const rule = new HardRule(people);
  const cells = new Cells(people);
  const unseen = new Unseen(cells.order);
  const partyOf = new Map(parties.flatMap((party) => party.map((person) => [person, party] as const)));
  const component = new Int32Array(people.length).fill(-1);
  const reached: number[] = [];
  const reach = (person: number, number: number): void => {
    if (component[person]! >= 0) return;
    component[person] = number;
    unseen.remove(person);
    reached.push(person);
  };
  let number = 0;
  for (let first = 0; first < people.length; first++) {
    if (component[first]! >= 0) continue;
    reach(first, number);
    for (let person = reached.pop(); person !== undefined; person = reached.pop()) {
      for (const mate of partyOf.get(person) ?? []) reach(mate, number);
      const one = person;
      cells.forEachStretch(one, (from, to) => {
        for (let at = unseen.from(from); at < to; at = unseen.from(at + 1)) {
          const other = cells.order[at]!;
          if ((one < waiting || other < waiting) && rule.meet(one, other)) reach(other, number);
        }
      });
    }
    number++;
  }
  return component;
}

/** The places of an order at which somebody stands who was not reached yet: a forest whose roots they are. */
class Unseen {
  private readonly _next: Int32Array;
  private readonly _placeOf: Int32Array;

  constructor(order: Int32Array) {
    this._next = Int32Array.from({ length: order.length + 2 }, (_, place) => place);
    this._placeOf = new Int32Array(order.length);
    for (const [place, person] of order.entries()) this._placeOf[person] = place;
  }

  /** The first such place from here on, or one behind the last; paths are halved on the way. */
  from(place: number): number {
    let at = Math.min(place, this._next.length - 2);
    while (this._next[at] !== at) at = this._next[at] = this._next[this._next[at]!]!;
    return at;
  }

  remove(person: number): void {
    const place = this._placeOf[person]!;
    this._next[place] = place + 1;
  }
}
