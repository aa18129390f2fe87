import { type ComponentSolution, figuresOf } from './certificate.js';
import { CompatibilityGraph } from './graph/compatibility-graph.js';
import { CompatibilityIndex } from './graph/compatibility-index.js';
import type { Component } from './graph/components.js';
import { kdPartition } from './graph/kd-partition.js';
import { hasClique } from './graph/seatability.js';
import { Budget } from './model/budget.js';
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
const REPAIRS = { base: 24, perThousand: 8 };

/**
 * Solves a large component by k-d partition: each part separately, then boundary repair for users who are still unseated.
 * Memory is quadratic only in the size of a part.
 */
export function solvePartitioned(
  component: Component,
  rules: SeatingRules,
  random: Random,
  solvePart: (assignment: Assignment) => void,
): ComponentSolution {
  const tablesOfParts = kdPartition(component, MAX_PART_SIZE).flatMap((part) => {
    const assignment = new Assignment(new CompatibilityGraph(part, rules));
    solvePart(assignment);
    return tablesOf(assignment);
  });
  const repair = new BoundaryRepair(component, rules, random);
  const tables = repair.repairBoundaries(tablesOfParts);
  const { waiting } = component;
  const unseatable = repair.unseated(tables).filter((person) => !repair.isSeatable(person)).length;
  const bounds = { seated: waiting.length - unseatable, small: 0, worst: null, total: null };
  const figures = figuresOf(tables, rules);
  return {
    tables,
    certificate: { path: 'partitioned', waiting: waiting.length, unseatable, bounds, ...figures },
  };
}

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

  /** Searches again around each unseated user, independent of parts, until the number of repairs is used up. */
  repairBoundaries(tables: TableAssignment[]): TableAssignment[] {
    let repairs = REPAIRS.base + Math.ceil((REPAIRS.perThousand * this.component.waiting.length) / 1000);
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
    const people = [center, ...others.slice(0, MAX_UNSEATED - 1)];
    const assignment = assignmentOf([...nearby], people, this.rules);
    neighborhoodSearch(assignment, this.random, new Budget(REPAIR_STEPS));
    return [...tables.filter((table) => !nearby.has(table)), ...tablesOf(assignment)];
  }

  /** As `isSeatable` of graph/seatability.ts, for the whole component. */
  isSeatable(person: Seeker): boolean {
    const { waiting, openTables } = this.component;
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

/** The first user with priority, or the first user. */
const withPriority = (people: readonly Seeker[]): Seeker | undefined =>
  people.find(({ hasPriority }) => hasPriority) ?? people[0];
