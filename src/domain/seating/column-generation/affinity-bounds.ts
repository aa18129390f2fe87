import { itemsOf } from '../graph/bit-set.js';
import type { CompatibilityGraph } from '../graph/compatibility-graph.js';

/** Upper bounds of each user's mean affinity at a table: the mean with their best neighbors, compatible or not. */
export class AffinityBounds {
  /** By user and number of tablemates. */
  private readonly _means: Float64Array;

  constructor(private readonly _graph: CompatibilityGraph) {
    const { size, rules } = _graph;
    this._means = new Float64Array(size * rules.maxSize);
    for (let person = 0; person < size; person++) this.compute(person);
  }

  private compute(person: number): void {
    const { maxSize } = this._graph.rules;
    const neighbors = itemsOf(this._graph.neighbors(person));
    const best = neighbors.map((other) => this._graph.affinity(person, other)).sort((a, b) => b - a);
    let sum = 0;
    for (let others = 1; others < maxSize; others++) {
      sum += best[others - 1] ?? 0;
      this._means[person * maxSize + others] = sum / others;
    }
  }

  /** The bound for a number of tablemates below the largest table size. */
  maxMean(person: number, others: number): number {
    return this._means[person * this._graph.rules.maxSize + others]!;
  }
}
