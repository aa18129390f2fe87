import { seatablePeople, seatBound } from './graph/seatability.js';
import { meanAffinities } from './model/affinity.js';
import type { ObjectiveBounds } from './model/objective.js';
import type { Certificate, SolvePath } from './model/result.js';
import type { SeatingRules } from './model/rules.js';
import type { Assignment } from './search/assignment.js';
import { type TableAssignment, tablesOf } from './search/table-assignment.js';

/** The tables of one component and their certificate. */
export interface ComponentSolution {
  readonly tables: readonly TableAssignment[];
  readonly certificate: ComponentCertificate;
  /** Why the LP solver failed; absent where it did not, or was not needed. */
  readonly solverFailure?: string;
}

/** The certificate of one component, with sums instead of means. */
export interface ComponentCertificate extends ComponentFigures {
  readonly path: SolvePath;
  readonly waiting: number;
  /** The number of waiting users that no assignment can seat. */
  readonly unseatable: number;
  readonly bounds: ObjectiveBounds;
}

/** The figures of some tables; members of open tables count, except in `seated`. */
export interface ComponentFigures {
  readonly members: number;
  readonly seated: number;
  readonly small: number;
  readonly worst: number;
  readonly total: number;
}

/** The certificate of the current assignment with proven bounds. */
export function certify(
  assignment: Assignment,
  path: SolvePath,
  bounds: ObjectiveBounds,
): ComponentCertificate {
  const { graph } = assignment;
  const seatable = seatablePeople(graph, (person) => assignment.isSeated(person));
  const unseatable = graph.waiting - seatable.length;
  const figures = figuresOf(tablesOf(assignment), graph.rules);
  return { path, waiting: graph.waiting, unseatable, bounds, ...figures };
}

export function figuresOf(tables: readonly TableAssignment[], rules: SeatingRules): ComponentFigures {
  const means = tables.flatMap(({ members }) => meanAffinities(members));
  const sum = (of: (table: TableAssignment) => number) => tables.reduce((all, table) => all + of(table), 0);
  return {
    members: sum(({ members }) => members.length),
    seated: sum(({ members, fixedCount }) => members.length - fixedCount),
    small: tables.filter(({ members }) => members.length < rules.preferredSize).length,
    worst: means.reduce((worst, mean) => Math.min(worst, mean), 1),
    total: means.reduce((total, mean) => total + mean, 0),
  };
}

/** An optimal assignment is its own bound. */
export function certifyExact(assignment: Assignment): ComponentCertificate {
  return certify(assignment, 'exact', figuresOf(tablesOf(assignment), assignment.graph.rules));
}

/** Without column generation only the number of seats is bounded, by seatability and table sizes. */
export function certifyHeuristic(assignment: Assignment): ComponentCertificate {
  const seated = seatBound(assignment.graph, (person) => assignment.isSeated(person));
  return certify(assignment, 'heuristic', { seated, small: 0, worst: null, total: null });
}

/**
 * The certificate of a problem: components are independent, so their sums are added. `isolated`: the number of waiting users
 * outside of all components.
 */
export function combineCertificates(
  components: readonly ComponentCertificate[],
  isolated: number,
): Certificate {
  const sum = (of: (component: ComponentCertificate) => number) =>
    components.reduce((all, component) => all + of(component), 0);
  const sumOrNull = (of: (component: ComponentCertificate) => number | null) =>
    components.some((component) => of(component) === null) ? null : sum((component) => of(component)!);
  const unseatable = sum((component) => component.unseatable);
  const paths = { exact: 0, bounded: 0, heuristic: 0, partitioned: 0, isolated: isolated + unseatable };
  for (const component of components) paths[component.path] += component.waiting - component.unseatable;
  const members = Math.max(
    1,
    sum((component) => component.members),
  );
  const totalBound = sumOrNull(({ bounds }) => bounds.total);
  const worstBounds = components.map(({ bounds }) => bounds.worst);
  return {
    seated: sum(({ seated }) => seated),
    atMost: sum(({ bounds }) => bounds.seated),
    small: sum(({ small }) => small),
    smallAtLeast: sum(({ bounds }) => bounds.small),
    worst: Math.min(1, ...components.map(({ worst }) => worst)),
    worstAtMost: worstBounds.includes(null) ? null : Math.min(1, ...worstBounds.map((worst) => worst!)),
    affinity: sum(({ total }) => total) / members,
    affinityAtMost: totalBound === null ? null : totalBound / members,
    paths,
  };
}
