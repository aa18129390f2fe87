import type { Budget } from '../model/budget.js';
import type { ReceiptGraph } from './receipt-graph.js';

/** A table of the anonymous problem. */
export interface NodeTable {
  readonly nodes: readonly number[];
  /** The position of the open table that the nodes join; null for a new table. */
  readonly open: number | null;
}

/** The best table that contains the node `root`, or that the search for it reached its limit. */
type BestTable = { readonly table: NodeTable | null } | 'unknown';

/** By node, and by open table: what it adds to the sum of a table. */
export interface TableWeights {
  readonly people: number[];
  /** Not positive. */
  readonly open: readonly number[];
}

/**
 * The tables that violate dual values: whose weights have a positive sum. A table without a node of positive weight cannot,
 * so only those nodes are roots.
 */
export class TableSearch {
  constructor(
    private readonly graph: ReceiptGraph,
    private readonly budget: Budget,
  ) {}

  /**
   * @param visit is given each root with its table of the largest positive sum, null where there is none. Tables with a root
   * visited before are left out, unless its weight is not positive any more.
   */
  forEachRoot(weights: TableWeights, visit: (root: number, best: BestTable) => void): void {
    const { people: weight } = weights;
    const roots = [...weight.keys()].filter((node) => weight[node]! > 0);
    roots.sort((a, b) => weight[b]! - weight[a]! || a - b);
    const isDone = new Uint8Array(weight.length);
    for (const root of roots) {
      visit(
        root,
        this.bestWith(root, weights, (node) => isDone[node] === 0),
      );
      if (weight[root]! > 0) isDone[root] = 1;
    }
  }

  private bestWith(root: number, weights: TableWeights, isAllowed: (node: number) => boolean): BestTable {
    const { people: weight } = weights;
    const { graph, budget } = this;
    const neighbors = graph
      .neighborsOf(root)
      .filter(isAllowed)
      .sort((a, b) => weight[b]! - weight[a]! || a - b);
    let best = 0;
    let found: NodeTable | null = null;
    const members = [root];
    /** @param room the users that can still be added @param missing those who must be */
    const extend = (
      candidates: readonly number[],
      sum: number,
      room: number,
      missing: number,
      open: number | null,
    ): boolean => {
      if (budget.spent) return false;
      budget.spend(1 + candidates.length);
      if (missing <= 0 && sum > best) {
        best = sum;
        found = { nodes: members.toSorted((a, b) => a - b), open };
      }
      for (const [at, node] of candidates.entries()) {
        if (sum + largestGain(candidates, at, weight, room, missing) <= best) return true;
        const size = graph.people[node]!;
        if (size > room) continue;
        members.push(node);
        const rest = candidates.slice(at + 1).filter((other) => graph.areCompatible(node, other));
        const isComplete = extend(rest, sum + weight[node]!, room - size, missing - size, open);
        members.pop();
        if (!isComplete) return false;
      }
      return true;
    };
    const size = graph.people[root]!;
    const { smallest, largest } = graph;
    if (size <= largest && !extend(neighbors, weight[root]!, largest - size, smallest - size, null))
      return 'unknown';
    for (const [open, { free, fits }] of graph.open.entries()) {
      if (!fits.has(root) || size > free) continue;
      const fitting = neighbors.filter((node) => fits.has(node));
      if (!extend(fitting, weight[root]! + weights.open[open]!, free - size, 0, open)) return 'unknown';
    }
    return { table: found };
  }
}

/** An upper bound of what candidates from `from` on can add; they are sorted by weight. */
function largestGain(
  candidates: readonly number[],
  from: number,
  weight: readonly number[],
  room: number,
  missing: number,
): number {
  let gain = 0;
  for (let at = from; at < candidates.length && at - from < room; at++) {
    const value = weight[candidates[at]!]!;
    if (value <= 0 && (missing <= 0 || at > from)) break;
    gain += value;
  }
  return gain;
}
