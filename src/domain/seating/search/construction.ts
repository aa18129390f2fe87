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
  private readonly unseated: BitSet;
  /** The number of unseated neighbors of each user. */
  private readonly degrees: Int32Array;

  constructor(private readonly assignment: Assignment) {
    const { graph } = assignment;
    this.unseated = new Int32Array(graph.words);
    this.degrees = new Int32Array(graph.size);
    const unseated = assignment.unseated();
    for (const person of unseated) add(this.unseated, person);
    for (const person of unseated)
      this.degrees[person] = intersectionSize(graph.neighbors(person), this.unseated);
  }

  run(): void {
    for (const person of this.mostConstrainedFirst()) {
      const members = this.tableAround(person);
      this.removeNodes(members.length > 0 ? members : this.assignment.graph.unitOf(person));
      if (members.length > 0) this.assignment.addTable(members);
    }
  }

  private *mostConstrainedFirst(): Generator<number> {
    let left = this.assignment.unseated();
    while (left.length > 0) {
      let next = left[0]!;
      for (const person of left) if (this.priority(person) > this.priority(next)) next = person;
      yield next;
      const unit = this.assignment.graph.unitOf(next);
      left = left.filter((person) => !unit.includes(person) && !this.assignment.isSeated(person));
    }
  }

  private priority(person: number): number {
    const { graph } = this.assignment;
    return Math.sign(graph.priorityOf(person)) * graph.size - this.degrees[person]!;
  }

  private tableAround(person: number): number[] {
    const { graph } = this.assignment;
    const unit = graph.unitOf(person);
    const candidates = without(intersection(graph.neighbors(person), this.unseated), unit);
    for (let size = TABLE_SIZE.target; size >= graph.rules.preferredSize; size--) {
      if (this.degrees[person]! < size - 1) continue;
      const tries = { left: MAX_TRIES };
      const members = this.extendClique([...unit], candidates, size, tries);
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
    const { graph } = this.assignment;
    if (members.length === size) return graph.allowsTable(members, 0) ? members : null;
    const untried = graph.nextMembers(members, itemsOf(candidates));
    const fewest = graph.tableRules ? 1 : size - members.length;
    while (untried.length >= fewest && tries.left-- > 0) {
      const at = this.bestOf(untried, members);
      const next = untried[at]!;
      const unit = graph.unitOf(next);
      for (const one of unit) if (untried.includes(one)) untried.splice(untried.indexOf(one), 1);
      without(candidates, unit);
      if (members.length + unit.length > size) continue;
      const full = this.extendClique(
        [...members, ...unit],
        intersection(candidates, graph.neighbors(next)),
        size,
        tries,
      );
      if (full) return full;
    }
    return null;
  }

  /** The position of the candidate with the lowest product of degree and lack of affinity. */
  private bestOf(candidates: readonly number[], members: readonly number[]): number {
    const { graph } = this.assignment;
    let best = 0;
    let bestCost = Infinity;
    for (let at = 0; at < candidates.length; at++) {
      const candidate = candidates[at]!;
      let affinitySum = 0;
      for (let seat = 0; seat < members.length; seat++)
        affinitySum += graph.affinity(candidate, members[seat]!);
      const cost = (this.degrees[candidate]! + 1) * (1.5 - affinitySum / members.length);
      if (cost < bestCost) {
        best = at;
        bestCost = cost;
      }
    }
    return best;
  }

  private removeNodes(people: readonly number[]): void {
    const { graph } = this.assignment;
    for (const person of people) {
      remove(this.unseated, person);
      for (const other of itemsOf(intersection(graph.neighbors(person), this.unseated)))
        this.degrees[other]!--;
    }
  }
}

/** Removes these users from the set and returns it. */
function without(set: BitSet, people: readonly number[]): BitSet {
  for (const person of people) remove(set, person);
  return set;
}
