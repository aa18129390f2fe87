import { Crowd } from './crowd.js';
import type { FormingProblem, OpenTable } from './forming.js';
import { Neighbours } from './neighbours.js';
import type { SeatingRules } from './seating-rules.js';
import type { Seeker } from './seeker.js';

/** Splits a problem into crowds, in the order of their lowest id; people who may meet nobody are left out. */
export function crowdsOf(problem: FormingProblem, rules: SeatingRules): Crowd[] {
  const waiting = problem.waiting.toSorted((a, b) => a.id - b.id);
  const tables = problem.openTables
    .filter((table) => table.members.length < rules.largest)
    .toSorted((a, b) => a.matchId - b.matchId)
    .map(({ matchId, members }) => ({ matchId, members: members.toSorted((a, b) => a.id - b.id) }));
  const everybody = [...waiting, ...tables.flatMap(({ members }) => members)];

  const groups = new Groups(everybody.length);
  let seat = waiting.length;
  const firstSeats = tables.map(({ members }) => {
    const first = seat;
    for (const _member of members) groups.join(first, seat++);
    return first;
  });
  new Neighbours(everybody).forEachPair(
    (a, b) => (a < waiting.length || b < waiting.length) && groups.of(a) !== groups.of(b),
    (a, b) => groups.join(a, b),
  );

  const crowds = new Map<number, { waiting: Seeker[]; tables: OpenTable[] }>();
  for (const [index, person] of waiting.entries()) {
    const group = groups.of(index);
    const crowd = crowds.get(group);
    if (crowd) crowd.waiting.push(person);
    else crowds.set(group, { waiting: [person], tables: [] });
  }
  for (const [index, table] of tables.entries())
    crowds.get(groups.of(firstSeats[index]!))?.tables.push(table);
  return [...crowds.values()]
    .filter((crowd) => crowd.waiting.length + crowd.tables.length > 1)
    .map(({ waiting: own, tables: open }) => {
      const people = [...own, ...open.flatMap(({ members }) => members)];
      return new Crowd(people, own.length, open, rules);
    });
}

/** Which things belong together, by union and find with path halving. */
class Groups {
  private readonly _parent: Int32Array;

  constructor(size: number) {
    this._parent = Int32Array.from({ length: size }, (_, index) => index);
  }

  of(thing: number): number {
    let root = thing;
    while (this._parent[root] !== root) root = this._parent[root] = this._parent[this._parent[root]!]!;
    return root;
  }

  join(a: number, b: number): void {
    const [one, other] = [this.of(a), this.of(b)];
    this._parent[Math.max(one, other)] = Math.min(one, other);
  }
}
