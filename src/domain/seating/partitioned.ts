import { type ComponentSolution, figuresOf } from './certificate.js';
import type { LpSolver, LpSolverFailed } from './column-generation/lp-solver.js';
import { proveSeats } from './column-generation/seat-proof.js';
import { CompatibilityGraph } from './graph/compatibility-graph.js';
import { CompatibilityIndex } from './graph/compatibility-index.js';
import { type Component, componentSize } from './graph/components.js';
import { kdPartition } from './graph/kd-partition.js';
import { hasClique } from './graph/seatability.js';
import { Budget } from './model/budget.js';
import { withFriends } from './model/group.js';
import type { Random } from './model/random.js';
import type { SeatingRules } from './model/rules.js';
import type { Seeker } from './model/seeker.js';
import { Assignment } from './search/assignment.js';
import { highest, neighborhoodSearch } from './search/neighborhood-search.js';
import { assignmentOf, type TableAssignment, tablesOf } from './search/table-assignment.js';

/** The largest part of a partition, in users. */
const MAX_PART_SIZE = 384;
/** The neighborhood of one unseated user, its steps of search, and the number of neighborhoods. */
const NEAREST_TABLES = 48;
const MAX_UNSEATED = 24;
const REPAIR_STEPS = 60_000;
/** A larger component is repaired only. */
const MAX_PROOF_SIZE = 3_000;
const REPAIRS_BEFORE_PROOF = 8;
const REPAIRS = { base: 24, perThousand: 8 };

/**
 * Solves a large component by k-d partition: each part separately, then boundary repair for users who are still unseated,
 * and column generation around those who remain. Memory is quadratic in the size of a part, and in the size of components
 * up to `MAX_PROOF_SIZE`.
 */
export function solvePartitioned(
  component: Component,
  rules: SeatingRules,
  random: Random,
  solver: LpSolver | null,
  solvePart: (assignment: Assignment) => void,
): ComponentSolution {
  const tablesOfParts = kdPartition(component, MAX_PART_SIZE).flatMap((part) => {
    const assignment = new Assignment(new CompatibilityGraph(part, rules));
    solvePart(assignment);
    return tablesOf(assignment);
  });
  const { waiting } = component;
  const prover = componentSize(component) <= MAX_PROOF_SIZE ? solver : null;
  const repair = new BoundaryRepair(component, rules, random);
  const repaired = repair.repairBoundaries(
    tablesOfParts,
    prover ? REPAIRS_BEFORE_PROOF : repairsFor(waiting.length),
  );
  const unseated = repair.unseated(repaired);
  const unseatable = unseated.filter((person) => !repair.isSeatable(person)).length;
  const isProvable = prover && unseated.length > unseatable;
  const { tables, atMost, failure } = isProvable
    ? proveSeatsOf(repaired, unseated, rules, prover)
    : { tables: repaired, atMost: waiting.length - unseatable, failure: null };
  const bounds = { seated: atMost, small: 0, worst: null, total: null };
  const figures = figuresOf(tables, rules);
  return {
    tables,
    ...(failure && { solverFailure: failure.message }),
    certificate: { path: 'partitioned', waiting: waiting.length, unseatable, bounds, ...figures },
  };
}

/** Column generation around the unseated users, on a graph of the whole component. */
function proveSeatsOf(
  tables: readonly TableAssignment[],
  unseated: readonly Seeker[],
  rules: SeatingRules,
  solver: LpSolver,
): { tables: TableAssignment[]; atMost: number; failure: LpSolverFailed | null } {
  const assignment = assignmentOf(tables, unseated, rules);
  const { bounds, failure } = proveSeats(assignment, solver);
  return { tables: tablesOf(assignment), atMost: bounds.seated, failure };
}

const repairsFor = (people: number): number =>
  REPAIRS.base + Math.ceil((REPAIRS.perThousand * people) / 1000);

class BoundaryRepair {
  private readonly indexOf: ReadonlyMap<Seeker, number>;
  private readonly compatibility: CompatibilityIndex;

  constructor(
    private readonly component: Component,
    private readonly rules: SeatingRules,
    private readonly random: Random,
  ) {
    const people = [...component.waiting, ...component.openTables.flatMap(({ members }) => members)];
    this.indexOf = new Map(people.map((person, index) => [person, index]));
    this.compatibility = new CompatibilityIndex(people);
  }

  /** Searches again around at most `repairs` unseated users, independent of parts. */
  repairBoundaries(tables: TableAssignment[], repairs: number): TableAssignment[] {
    const tried = new Set<Seeker>();
    for (; repairs > 0; repairs--) {
      const unseated = this.unseated(tables);
      const next = withPriority(unseated.filter((person) => !tried.has(person)));
      if (!next) break;
      tried.add(next);
      tables = this.repairAround(next, tables, unseated);
    }
    return tables;
  }

  private repairAround(
    center: Seeker,
    tables: readonly TableAssignment[],
    unseated: readonly Seeker[],
  ): TableAssignment[] {
    const nearby = new Set(
      highest(
        tables,
        NEAREST_TABLES,
        ({ members }) => members.filter((member) => this.areCompatible(center, member)).length,
      ),
    );
    const others = unseated.filter((person) => person !== center && this.areCompatible(center, person));
    const people = withFriends([center, ...others.slice(0, MAX_UNSEATED - 1)], unseated);
    const assignment = assignmentOf([...nearby], people, this.rules);
    neighborhoodSearch(assignment, this.random, new Budget(REPAIR_STEPS));
    return [...tables.filter((table) => !nearby.has(table)), ...tablesOf(assignment)];
  }

  /** As `isSeatable` of graph/seatability.ts, for the whole component; of the rules of a whole table only a peer is required. */
  isSeatable(person: Seeker): boolean {
    const { waiting, openTables } = this.component;
    const isPeer = (other: Seeker) =>
      other !== person && other.notTheOnly === person.notTheOnly && this.areCompatible(person, other);
    if (person.notTheOnly && ![...this.indexOf.keys()].some(isPeer)) return false;
    return (
      openTables.some(({ members }) => members.every((member) => this.areCompatible(person, member))) ||
      hasClique(
        waiting.filter((other) => other !== person && this.areCompatible(person, other)),
        this.rules.minSize - 1,
        (one, other) => this.areCompatible(one, other),
      )
    );
  }

  private areCompatible(a: Seeker, b: Seeker): boolean {
    return this.compatibility.areCompatible(this.indexOf.get(a)!, this.indexOf.get(b)!);
  }

  unseated(tables: readonly TableAssignment[]): Seeker[] {
    const seated = new Set(tables.flatMap(({ members }) => members));
    return this.component.waiting.filter((person) => !seated.has(person));
  }
}

/** The first user with priority, or the first user who does not come later. */
const withPriority = (people: readonly Seeker[]): Seeker | undefined =>
  people.find(({ hasPriority }) => hasPriority) ?? people.find(({ comesLater }) => !comesLater) ?? people[0];
