import { kdPartition } from './graph/kd-partition.js';
import { Budget } from './model/budget.js';
import { reachedBy } from './certificate.js';
import { companiesOf, type Company, planOf } from './search/table-assignment.js';
import { CompatibilityGraph } from './graph/compatibility-graph.js';
import { CompatibilityIndex } from './graph/compatibility-index.js';
import { nearest } from './search/nearest.js';
import { Plan } from './search/assignment.js';
import { hasClique } from './graph/seatability.js';
import type { Random } from './model/random.js';
import { repair } from './search/neighborhood-search.js';
import type { Seating } from './solve-component.js';
import type { SeatingRules } from './model/rules.js';
import type { Seeker } from './model/seeker.js';
import type { Component } from './graph/components.js';

/** People of one block. */
const BLOCK = 384;
/** How much of the neighbourhood of somebody left over is looked at again, and how often. */
const NEAR_TABLES = 48;
const NEAR_GUESTS = 24;
const PATCH_STEPS = 60_000;
const PATCHES = { base: 24, perThousand: 8 };

/**
 * Seats more people than one crowd is made of: block by block, and then whoever is left over once more, among the tables
 * around them, wherever a border ran.
 */
export function seatInBlocks(
  people: Component,
  rules: SeatingRules,
  random: Random,
  seatBlock: (plan: Plan) => void,
): Seating {
  const seated = kdPartition(people, BLOCK).flatMap((block) => {
    const plan = new Plan(new CompatibilityGraph(block, rules));
    seatBlock(plan);
    return companiesOf(plan);
  });
  const borders = new Borders(people, rules, random);
  const companies = borders.mend(seated);
  const { waiting } = people;
  const leftOver = borders.leftOver(companies);
  const hopeless = leftOver.filter((person) => !borders.couldSit(person)).length;
  const bounds = { seated: waiting.length - hopeless, small: 0, worst: null, total: null };
  const reached = reachedBy(companies, rules);
  return {
    companies,
    certificate: { path: 'partitioned', waiting: waiting.length, hopeless, bounds, ...reached },
  };
}

class Borders {
  private readonly _place: ReadonlyMap<Seeker, number>;
  private readonly _rule: CompatibilityIndex;

  constructor(
    private readonly _people: Component,
    private readonly _rules: SeatingRules,
    private readonly _random: Random,
  ) {
    const everybody = [..._people.waiting, ..._people.openTables.flatMap(({ members }) => members)];
    this._place = new Map(everybody.map((person, index) => [person, index]));
    this._rule = new CompatibilityIndex(everybody);
  }

  mend(companies: Company[]): Company[] {
    let patches = PATCHES.base + Math.ceil((PATCHES.perThousand * this._people.waiting.length) / 1000);
    const tried = new Set<Seeker>();
    for (; patches > 0; patches--) {
      const leftOver = this.leftOver(companies);
      const guest = nextOf(leftOver.filter((person) => !tried.has(person)));
      if (!guest) break;
      tried.add(guest);
      companies = this.mendAround(guest, companies, leftOver);
    }
    return companies;
  }

  private mendAround(guest: Seeker, companies: readonly Company[], leftOver: readonly Seeker[]): Company[] {
    const near = new Set(
      nearest(
        companies,
        NEAR_TABLES,
        ({ members }) => members.filter((member) => this.areCompatible(guest, member)).length,
      ),
    );
    const others = leftOver.filter((person) => person !== guest && this.areCompatible(guest, person));
    const plan = planOf([...near], [guest, ...others.slice(0, NEAR_GUESTS - 1)], this._rules);
    repair(plan, this._random, new Budget(PATCH_STEPS));
    return [...companies.filter((company) => !near.has(company)), ...companiesOf(plan)];
  }

  /** Whether anyone could ever seat the person: a table with room suits them, or enough people who suit each other. */
  couldSit(person: Seeker): boolean {
    return (
      this._people.openTables.some(({ members }) =>
        members.every((member) => this.areCompatible(person, member)),
      ) ||
      hasClique(
        this._people.waiting.filter((other) => other !== person && this.areCompatible(person, other)),
        this._rules.minSize - 1,
        (one, other) => this.areCompatible(one, other),
      )
    );
  }

  private areCompatible(a: Seeker, b: Seeker): boolean {
    return this._rule.areCompatible(this._place.get(a)!, this._place.get(b)!);
  }

  leftOver(companies: readonly Company[]): Seeker[] {
    const seated = new Set(companies.flatMap(({ members }) => members));
    return this._people.waiting.filter((person) => !seated.has(person));
  }
}

/** Whoever goes first is looked after first. */
const nextOf = (people: readonly Seeker[]): Seeker | undefined =>
  people.find(({ goesFirst }) => goesFirst) ?? people[0];
