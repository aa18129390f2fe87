import { add, type BitSet, intersection, intersectionSize, itemsOf, remove } from '../graph/bit-set.js';
import { TABLE_SIZE } from '../model/table-size.js';
import type { Assignment } from './assignment.js';

/** The limit of backtracking steps for one table. */
const MAX_TRIES = 40;

/**
 * The construction heuristic: most constrained first. The unseated user with the fewest unseated neighbors gets a table of
 * the target size, or of the largest preferred size below it, with other constrained users.
 */
export function constructTables(assignment: Assignment): void {
  new Construction(assignment).run();
}

class Construction {
  private readonly _unseated: BitSet;
  /** The number of unseated neighbors of each user. */
  private readonly _degrees: Int32Array;

  constructor(private readonly _assignment: Assignment) {
    const { graph } = _assignment;
    this._unseated = new Int32Array(graph.words);
    this._degrees = new Int32Array(graph.size);
    const unseated = _assignment.unseated();
    for (const person of unseated) add(this._unseated, person);
    for (const person of unseated)
      this._degrees[person] = intersectionSize(graph.neighbors(person), this._unseated);
  }

  run(): void {
    for (const person of this.mostConstrainedFirst()) {
      const members = this.tableAround(person);
      this.removeNodes(members.length > 0 ? members : [person]);
      if (members.length > 0) this._assignment.addTable(members);
    }
  }

  private *mostConstrainedFirst(): Generator<number> {
    let left = this._assignment.unseated();
    while (left.length > 0) {
      let next = left[0]!;
      for (const person of left) if (this.priority(person) > this.priority(next)) next = person;
      yield next;
      left = left.filter((person) => person !== next && !this._assignment.isSeated(person));
    }
  }

  private priority(person: number): number {
    const { graph } = this._assignment;
    return (graph.hasPriority(person) ? graph.size : 0) - this._degrees[person]!;
  }

  private tableAround(person: number): number[] {
    const { graph } = this._assignment;
    const candidates = intersection(graph.neighbors(person), this._unseated);
    for (let size = TABLE_SIZE.target; size >= graph.rules.preferredSize; size--) {
      if (this._degrees[person]! < size - 1) continue;
      const tries = { left: MAX_TRIES };
      const members = this.extendClique([person], candidates, size, tries);
      if (members) return members;
    }
    return [];
  }

  /** Extends a clique to `size` members by depth-first search; null where none is found within the tries. */
  private extendClique(
    members: number[],
    candidates: BitSet,
    size: number,
    tries: { left: number },
  ): number[] | null {
    if (members.length === size) return members;
    const untried = itemsOf(candidates);
    while (untried.length >= size - members.length && tries.left-- > 0) {
      const at = this.bestOf(untried, members);
      const next = untried[at]!;
      untried.splice(at, 1);
      remove(candidates, next);
      const full = this.extendClique(
        [...members, next],
        intersection(candidates, this._assignment.graph.neighbors(next)),
        size,
        tries,
      );
      if (full) return full;
    }
    return null;
  }

  /** The position of the candidate with the lowest product of degree and lack of affinity. */
  private bestOf(candidates: readonly number[], members: readonly number[]): number {
    const { graph } = this._assignment;
    let best = 0;
    let bestCost = Infinity;
    for (let at = 0; at < candidates.length; at++) {
      const candidate = candidates[at]!;
      let affinitySum = 0;
      for (let seat = 0; seat < members.length; seat++)
        affinitySum += graph.affinity(candidate, members[seat]!);
      const cost = (this._degrees[candidate]! + 1) * (1.5 - affinitySum / members.length);
      if (cost < bestCost) {
        best = at;
        bestCost = cost;
      }
    }
    return best;
  }

  private removeNodes(people: readonly number[]): void {
    const { graph } = this._assignment;
    for (const person of people) {
      remove(this._unseated, person);
      for (const other of itemsOf(intersection(graph.neighbors(person), this._unseated)))
        this._degrees[other]!--;
    }
  }
}
