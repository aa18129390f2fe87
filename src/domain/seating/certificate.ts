import { meanAffinities } from './model/affinity.js';
import type { ObjectiveBounds } from './model/objective.js';
import type { Certificate, SolvePath } from './model/result.js';
import { companiesOf, type Company } from './search/table-assignment.js';
import type { Plan } from './search/assignment.js';
import { seatablePeople, seatBound } from './graph/seatability.js';
import type { SeatingRules } from './model/rules.js';

/** What is known of one crowd; sums where the certificate has means. */
export interface CrowdCertificate extends Reached {
  readonly path: SolvePath;
  readonly waiting: number;
  /** Those who could never sit. */
  readonly hopeless: number;
  readonly bounds: ObjectiveBounds;
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

/** The certificate of a crowd as it is seated now. */
export function certify(plan: Plan, path: SolvePath, bounds: ObjectiveBounds): CrowdCertificate {
  const { crowd } = plan;
  const hopeless = crowd.waiting - seatablePeople(crowd, (person) => plan.isSeated(person)).length;
  return { path, waiting: crowd.waiting, hopeless, bounds, ...reachedBy(companiesOf(plan), crowd.rules) };
}

/** What some companies come to. */
export function reachedBy(companies: readonly Company[], rules: SeatingRules): Reached {
  const means = companies.flatMap(({ members }) => meanAffinities(members));
  const sum = (of: (company: Company) => number) => companies.reduce((all, company) => all + of(company), 0);
  return {
    atTables: sum(({ members }) => members.length),
    seated: sum(({ members, standing }) => members.length - standing),
    small: companies.filter(({ members }) => members.length < rules.preferredSize).length,
    worst: means.reduce((worst, mean) => Math.min(worst, mean), 1),
    total: means.reduce((total, mean) => total + mean, 0),
  };
}

/** A crowd of which everything was seen is its own bound. */
export function certifyWhole(plan: Plan): CrowdCertificate {
  return certify(plan, 'exact', reachedBy(companiesOf(plan), plan.crowd.rules));
}

/** What arithmetic and everybody's prospects say alone. */
export function certifyByArithmetic(plan: Plan, path: SolvePath): CrowdCertificate {
  return certify(plan, path, {
    seated: seatBound(plan.crowd, (person) => plan.isSeated(person)),
    small: 0,
    worst: null,
    total: null,
  });
}

/** Of a whole problem: crowds never share a table, so their sums add up. `alone` are those in no crowd at all. */
export function certificateOf(crowds: readonly CrowdCertificate[], alone: number): Certificate {
  const sum = (of: (crowd: CrowdCertificate) => number) => crowds.reduce((all, crowd) => all + of(crowd), 0);
  const sumOrNull = (of: (crowd: CrowdCertificate) => number | null) =>
    crowds.some((crowd) => of(crowd) === null) ? null : sum((crowd) => of(crowd)!);
  const paths = {
    exact: 0,
    bounded: 0,
    heuristic: 0,
    partitioned: 0,
    isolated: alone + sum(({ hopeless }) => hopeless),
  };
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
