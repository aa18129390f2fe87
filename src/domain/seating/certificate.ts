import { meanAffinities } from './model/affinity.js';
import { companiesOf, type Company } from './search/table-assignment.js';
import type { Plan } from './search/assignment.js';
import { hasProspects } from './graph/seatability.js';
import { mostSeats, type SeatingRules } from './model/rules.js';

/**
 * How a crowd was solved: `whole`: by looking at everything; `proved`: bounded by a linear program, and improved up to
 * it where that could be done; `searched`: by search alone; `cut`: in blocks. `alone`: those who could never sit.
 */
export type Path = 'whole' | 'proved' | 'searched' | 'cut' | 'alone';

/**
 * How good an answer is, and how good any could be. Open tables that somebody could join count among the tables, and
 * their people among everybody at them. A bound holds for all answers that do as well in what comes before it.
 */
export interface Certificate {
  /** People seated anew, and the most that anybody could seat. */
  readonly seated: number;
  readonly atMost: number;
  /** Tables below the comfortable size, and the fewest there could be. */
  readonly small: number;
  readonly smallAtLeast: number;
  /** The mean affinity of whoever is worst off, 0 to 1, and the most it could be; null where not looked for. */
  readonly worst: number;
  readonly worstAtMost: number | null;
  /** The mean over everybody at the tables of their mean affinity, 0 to 1, and the most it could be. */
  readonly affinity: number;
  readonly affinityAtMost: number | null;
  /** How many people were solved in which way. */
  readonly paths: Readonly<Record<Path, number>>;
}

/** What is known of one crowd; sums where the certificate has means. */
export interface CrowdCertificate extends Reached {
  readonly path: Path;
  readonly waiting: number;
  /** Those who could never sit. */
  readonly hopeless: number;
  readonly bounds: CrowdBounds;
}

/** What a seating comes to. */
export interface Reached {
  /** Everybody who sits at a table, those who sat there before among them. */
  readonly atTables: number;
  readonly seated: number;
  readonly small: number;
  readonly worst: number;
  readonly total: number;
}

export interface CrowdBounds {
  readonly seated: number;
  readonly small: number;
  readonly worst: number | null;
  readonly total: number | null;
}

/** The certificate of a crowd as it is seated now. */
export function certify(plan: Plan, path: Path, bounds: CrowdBounds): CrowdCertificate {
  const { crowd } = plan;
  const hopeless = crowd.waiting - hopefulOf(plan).length;
  return { path, waiting: crowd.waiting, hopeless, bounds, ...reachedBy(companiesOf(plan), crowd.rules) };
}

/** What some companies come to. */
export function reachedBy(companies: readonly Company[], rules: SeatingRules): Reached {
  const means = companies.flatMap(({ members }) => meanAffinities(members));
  const sum = (of: (company: Company) => number) => companies.reduce((all, company) => all + of(company), 0);
  return {
    atTables: sum(({ members }) => members.length),
    seated: sum(({ members, standing }) => members.length - standing),
    small: companies.filter(({ members }) => members.length < rules.comfortable).length,
    worst: means.reduce((worst, mean) => Math.min(worst, mean), 1),
    total: means.reduce((total, mean) => total + mean, 0),
  };
}

/** A crowd of which everything was seen is its own bound. */
export function certifyWhole(plan: Plan): CrowdCertificate {
  return certify(plan, 'whole', reachedBy(companiesOf(plan), plan.crowd.rules));
}

/** What arithmetic and everybody's prospects say alone. */
export function certifyByArithmetic(plan: Plan, path: Path): CrowdCertificate {
  return certify(plan, path, { seated: mostThatCouldSit(plan), small: 0, worst: null, total: null });
}

/** Who has a seat, or might. */
export function hopefulOf(plan: Plan): number[] {
  const { crowd } = plan;
  return crowd.whoWait().filter((person) => plan.isSeated(person) || hasProspects(crowd, person));
}

/** No more than those with prospects, and no more of them than the sizes of tables allow. */
export function mostThatCouldSit(plan: Plan): number {
  const { crowd } = plan;
  const hopeful = hopefulOf(plan);
  const chairs = crowd.openTables.reduce((sum, { members }) => sum + crowd.rules.largest - members.length, 0);
  const someonePatient = hopeful.some((person) => crowd.isPatient(person));
  return mostSeats(crowd.rules, hopeful.length, chairs, someonePatient).at(-1)!;
}

/** Of a whole problem: crowds never share a table, so their sums add up. `alone` are those in no crowd at all. */
export function certificateOf(crowds: readonly CrowdCertificate[], alone: number): Certificate {
  const sum = (of: (crowd: CrowdCertificate) => number) => crowds.reduce((all, crowd) => all + of(crowd), 0);
  const sumOrNull = (of: (crowd: CrowdCertificate) => number | null) =>
    crowds.some((crowd) => of(crowd) === null) ? null : sum((crowd) => of(crowd)!);
  const paths = { whole: 0, proved: 0, searched: 0, cut: 0, alone: alone + sum(({ hopeless }) => hopeless) };
  for (const { path, waiting, hopeless } of crowds) paths[path] += waiting - hopeless;
  const atTables = Math.max(
    1,
    sum((crowd) => crowd.atTables),
  );
  const total = sumOrNull(({ bounds }) => bounds.total);
  const worsts = crowds.map(({ bounds }) => bounds.worst);
  return {
    seated: sum(({ seated }) => seated),
    atMost: sum(({ bounds }) => bounds.seated),
    small: sum(({ small }) => small),
    smallAtLeast: sum(({ bounds }) => bounds.small),
    worst: Math.min(1, ...crowds.map(({ worst }) => worst)),
    worstAtMost: worsts.includes(null) ? null : Math.min(1, ...worsts.map((worst) => worst!)),
    affinity: sum((crowd) => crowd.total) / atTables,
    affinityAtMost: total === null ? null : total / atTables,
    paths,
  };
}
