import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import type { PricedThree } from './reduced-cost.js';

/** Counts, while a table is being filled, who of certain three people sits there. */
export class SeatedThrees {
  /** By person: the threes they belong to. */
  private readonly _of: number[][];
  private readonly _seated: Int8Array;

  constructor(
    { size }: CompatibilityGraph,
    private readonly _threes: readonly PricedThree[],
  ) {
    this._of = Array.from({ length: size }, () => []);
    this._seated = new Int8Array(_threes.length);
    for (const [three, { people }] of _threes.entries()) {
      for (const person of people) this._of[person]!.push(three);
    }
  }

  /** Answers what it costs, beyond their own price, that one more sits down. */
  sit(person: number): number {
    let cost = 0;
    for (const three of this._of[person]!) {
      if (++this._seated[three]! === 2) cost += this._threes[three]!.price;
    }
    return cost;
  }

  rise(person: number): void {
    for (const three of this._of[person]!) this._seated[three]!--;
  }
}
