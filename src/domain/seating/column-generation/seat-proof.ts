import { seatablePeople, seatBound } from '../graph/seatability.js';
import { Budget } from '../model/budget.js';
import type { ObjectiveBounds } from '../model/objective.js';
import type { Assignment } from '../search/assignment.js';
import { withWorkLimit } from './context.js';
import { LP_TOLERANCE, type LpSolver, LpSolverFailed } from './lp-solver.js';
import { type OpenCluster, openClusters } from './open-clusters.js';
import { Region } from './region.js';
import { SeatRelaxation } from './seat-relaxation.js';
import { improveSubproblem } from './subproblem.js';
import { columnsOf, type TableColumn } from './table-column.js';

/** Steps of the pricing problem, of the LP solver, and the number of programs. */
const PRICING_STEPS = { base: 1_000_000, perPerson: 5_000 };
const SOLVER_STEPS = 8_000;
const MAX_EXTENSIONS = 40;
/** A cluster is solved at this number of users, and again after it has grown by this factor, up to the limit. */
const SEARCH = { firstAt: 5, growth: 1.5, maxUsers: 100 };

export interface SeatProof {
  /** Only seats are bounded. */
  readonly bounds: ObjectiveBounds;
  /** Of the solver; the bound is the one proved before. Null where it did not fail. */
  readonly failure: LpSolverFailed | null;
}

/**
 * Bounds the seated users of a large component, and seats more where that is possible. A region grows around the unseated
 * users: the relaxation over it is solved; where it seats more users than the assignment, the cluster is solved as a problem
 * of its own, and the users whose tables the relaxation changes are added, until the bound is reached. See ADR 29.
 */
export function proveSeats(assignment: Assignment, solver: LpSolver): SeatProof {
  const search = new ContestedSeats(assignment, solver);
  let failure: LpSolverFailed | null = null;
  try {
    search.run();
  } catch (error) {
    if (!(error instanceof LpSolverFailed)) throw error;
    failure = error;
  }
  return { bounds: { seated: search.bound, small: 0, worst: null, total: null }, failure };
}

class ContestedSeats {
  bound: number;
  private readonly region: Region;
  private readonly relaxation: SeatRelaxation;
  /** The size at which the cluster of these unseated users was searched last. */
  private readonly searchedAt = new Map<string, number>();
  private current: TableColumn[];

  constructor(
    private readonly assignment: Assignment,
    private readonly solver: LpSolver,
  ) {
    const { graph } = assignment;
    const isSeated = (person: number) => assignment.isSeated(person);
    const seatable = seatablePeople(graph, isSeated);
    this.bound = seatBound(graph, isSeated);
    this.region = new Region(graph, seatable.length);
    for (const person of seatable) if (!isSeated(person)) this.region.add(person);
    const budget = new Budget(PRICING_STEPS.base + PRICING_STEPS.perPerson * graph.waiting);
    const limited = withWorkLimit(solver, new Budget(SOLVER_STEPS));
    this.relaxation = new SeatRelaxation(graph, limited, budget);
    this.current = columnsOf(assignment);
  }

  private get seated(): number {
    return this.assignment.graph.waiting - this.assignment.unseated().length;
  }

  run(): void {
    for (let extensions = 0; extensions < MAX_EXTENSIONS && this.seated < this.bound; extensions++) {
      this.relaxation.add(this.current);
      this.relaxation.solve(this.region, this.seated + 1 - LP_TOLERANCE);
      this.bound = Math.min(this.bound, Math.floor(this.relaxation.bound + LP_TOLERANCE));
      if (this.seated >= this.bound) return;
      let isChanged = false;
      for (const cluster of openClusters(this.region, this.current, this.relaxation.used)) {
        const involved = this.resourcesAround(cluster);
        const isExtended = this.extend(cluster);
        const isImproved = this.improve(involved, isExtended);
        if (isImproved) this.current = columnsOf(this.assignment);
        isChanged ||= isExtended || isImproved;
      }
      if (!isChanged) return;
    }
  }

  /** The resources of a cluster, of the tables that the relaxation uses there, and of the tables it takes them from. */
  private resourcesAround({ resources, used }: OpenCluster): Set<number> {
    const taken = new Set([...resources, ...used.flatMap((column) => this.region.resourcesOf(column))]);
    const tables = this.tablesOf(taken);
    return new Set([...taken, ...tables.flatMap((column) => this.region.resourcesOf(column))]);
  }

  /** Adds the users of the tables that the relaxation uses; where there are none, those of the tables it takes them from. */
  private extend({ used }: OpenCluster): boolean {
    const taken = used.flatMap((column) => this.region.resourcesOf(column));
    return (
      this.addAll(taken) ||
      this.addAll(this.tablesOf(new Set(taken)).flatMap((column) => this.region.resourcesOf(column)))
    );
  }

  private addAll(resources: readonly number[]): boolean {
    return resources.filter((resource) => this.region.add(resource)).length > 0;
  }

  private tablesOf(resources: ReadonlySet<number>): TableColumn[] {
    return this.current.filter((column) =>
      this.region.resourcesOf(column).some((resource) => resources.has(resource)),
    );
  }

  /** A cluster is searched while it grows, and in any case at its end. */
  private improve(involved: ReadonlySet<number>, isGrowing: boolean): boolean {
    const { waiting } = this.assignment.graph;
    const people = [...involved].filter((resource) => resource < waiting);
    const unseated = people.filter((person) => !this.assignment.isSeated(person));
    const key = unseated.toSorted((a, b) => a - b).join();
    const before = this.searchedAt.get(key) ?? 0;
    const isDue = !isGrowing || people.length >= Math.max(SEARCH.firstAt, SEARCH.growth * before);
    if (!isDue || people.length > SEARCH.maxUsers) return false;
    this.searchedAt.set(key, people.length);
    return improveSubproblem(this.assignment, this.solver, this.tablesOf(involved), unseated);
  }
}
