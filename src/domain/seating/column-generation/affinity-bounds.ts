import { itemsOf } from '../graph/bit-set.js';
import type { CompatibilityGraph } from '../graph/compatibility-graph.js';

/** Upper bounds of each user's mean affinity at a table. */
export interface MeanBounds {
  /** The bound for a number of tablemates below the largest table size. */
  maxMean(person: number, others: number): number;
}

/** For objectives without affinities. */
export const NO_AFFINITY_BOUNDS: MeanBounds = { maxMean: () => 0 };

/** Upper bounds of each user's mean affinity at a table: the mean with their best neighbors, compatible or not. */
export class AffinityBounds implements MeanBounds {
  /** By user and number of tablemates. */
  private readonly means: Float64Array;

  constructor(private readonly graph: CompatibilityGraph) {
    const { size, rules } = graph;
    this.means = new Float64Array(size * rules.maxSize);
    for (let person = 0; person < size; person++) this.compute(person);
  }

  private compute(person: number): void {
    const { maxSize } = this.graph.rules;
    const neighbors = itemsOf(this.graph.neighbors(person));
    const best = neighbors.map((other) => this.graph.affinity(person, other)).sort((a, b) => b - a);
    let sum = 0;
    for (let others = 1; others < maxSize; others++) {
      sum += best[others - 1] ?? 0;
      this.means[person * maxSize + others] = sum / others;
    }
  }

  maxMean(person: number, others: number): number {
    return this.means[person * this.graph.rules.maxSize + others]!;
  }
}
