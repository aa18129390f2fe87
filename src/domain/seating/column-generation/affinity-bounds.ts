import { itemsOf } from '../graph/bit-set.js';
import type { CompatibilityGraph } from '../graph/compatibility-graph.js';

/** How well off each of a crowd could be at best: with those they get on with most, whether those suit each other or not. */
export class BestCompany {
  /** Per person and number of others: the mean affinity of so many of their best partners. */
  private readonly _means: Float64Array;

  constructor(private readonly _crowd: CompatibilityGraph) {
    const { size, rules } = _crowd;
    this._means = new Float64Array(size * rules.maxSize);
    for (let person = 0; person < size; person++) this.rank(person);
  }

  private rank(person: number): void {
    const { maxSize } = this._crowd.rules;
    const partners = itemsOf(this._crowd.neighbors(person));
    const best = partners.map((other) => this._crowd.affinity(person, other)).sort((a, b) => b - a);
    let sum = 0;
    for (let others = 1; others < maxSize; others++) {
      sum += best[others - 1] ?? 0;
      this._means[person * maxSize + others] = sum / others;
    }
  }

  /** Nobody's mean affinity with so many others is higher; there must be fewer of them than a table has chairs. */
  mean(person: number, others: number): number {
    return this._means[person * this._crowd.rules.maxSize + others]!;
  }
}
