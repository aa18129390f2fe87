import type { CompatibilityGraph } from '../graph/compatibility-graph.js';
import type { Budget } from '../model/budget.js';
import { AffinityBounds } from './affinity-bounds.js';
import { type PricingRoot, pricingRoots } from './pricing-roots.js';
import { type PricingQuery, type PricingResult, PricingSearch } from './pricing-search.js';
import type { ReducedCost } from './reduced-cost.js';

/**
 * The pricing problem of the column generation (Barnhart et al., Operations Research 1998): the tables of highest reduced
 * cost, which are cliques of bounded size with maximum weight of nodes and edges, by branch and bound from each root.
 */
export class PricingProblem {
  readonly affinityBounds: AffinityBounds;
  private readonly roots: readonly PricingRoot[];

  constructor(private readonly graph: CompatibilityGraph) {
    this.affinityBounds = new AffinityBounds(graph);
    this.roots = pricingRoots(graph);
  }

  /** Known columns are found again. `bound` is the sum over all roots of their positive bounds: the Farley bound's part. */
  solve(reducedCost: ReducedCost, query: PricingQuery, budget: Budget): PricingResult {
    const search = new PricingSearch(this.graph, this.affinityBounds, reducedCost, query, budget);
    const results = this.roots.map((root) => search.searchRoot(root));
    return {
      columns: results.flatMap(({ columns }) => columns),
      bound: results.reduce((sum, { bound }) => sum + Math.max(0, bound), 0),
      isComplete: results.every(({ isComplete }) => isComplete),
    };
  }
}
