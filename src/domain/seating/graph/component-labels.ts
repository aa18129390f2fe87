import type { Seeker } from '../model/seeker.js';
import { CompatibilityIndex } from './compatibility-index.js';
import { GridIndex } from './grid-index.js';

/**
 * Finds the connected components by graph search without building the graph: the neighbors of a user are queried from the
 * grid index and tested for compatibility, and visited users are skipped by a disjoint-set forest.
 *
 * The first `waiting` users wait. The others sit at open tables: `together` lists the indices of each table, and of each
 * group of waiting users, which are connected to each other; edges between members of two open tables do not count.
 * @returns one label per user, equal for users of one component, ascending with the first index of each component
 */
export function labelComponents(
  people: readonly Seeker[],
  waiting: number,
  together: ReadonlyArray<readonly number[]>,
): Int32Array {
  const compatibility = new CompatibilityIndex(people);
  const grid = new GridIndex(people);
  const unvisited = new UnvisitedPositions(grid.order);
  const togetherWith = new Map(
    together.flatMap((members) => members.map((person) => [person, members] as const)),
  );
  const labels = new Int32Array(people.length).fill(-1);
  const stack: number[] = [];
  const visit = (person: number, label: number): void => {
    if (labels[person]! >= 0) return;
    labels[person] = label;
    unvisited.remove(person);
    stack.push(person);
  };
  let label = 0;
  for (let root = 0; root < people.length; root++) {
    if (labels[root]! >= 0) continue;
    visit(root, label);
    for (let person = stack.pop(); person !== undefined; person = stack.pop()) {
      for (const companion of togetherWith.get(person) ?? []) visit(companion, label);
      const one = person;
      grid.forEachCandidateRange(one, (from, to) => {
        for (let at = unvisited.next(from); at < to; at = unvisited.next(at + 1)) {
          const other = grid.order[at]!;
          if ((one < waiting || other < waiting) && compatibility.areCompatible(one, other))
            visit(other, label);
        }
      });
    }
    label++;
  }
  return labels;
}

/** The unvisited positions of an order: a disjoint-set (union-find) forest whose roots they are. */
class UnvisitedPositions {
  private readonly parent: Int32Array;
  private readonly positionOf: Int32Array;

  constructor(order: Int32Array) {
    this.parent = Int32Array.from({ length: order.length + 2 }, (_, position) => position);
    this.positionOf = new Int32Array(order.length);
    for (const [position, person] of order.entries()) this.positionOf[person] = position;
  }

  /** The first unvisited position from `position` on, or the end of the order; with path halving. */
  next(position: number): number {
    let at = Math.min(position, this.parent.length - 2);
    while (this.parent[at] !== at) at = this.parent[at] = this.parent[this.parent[at]!]!;
    return at;
  }

  remove(person: number): void {
    const position = this.positionOf[person]!;
    this.parent[position] = position + 1;
  }
}
