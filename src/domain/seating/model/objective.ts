import type { Plan } from '../search/assignment.js';

/** Means closer than this are the same mean, computed in another order. */
const SAME = 1e-6;

/** What a seating is worth; the first difference decides. Affinities count in `minded` searches alone. */
export interface Worth {
  readonly seated: number;
  readonly first: number;
  readonly small: number;
  readonly worst: number;
  readonly total: number;
}

/** The worth of companies of which `seated` people sit there anew, `first` of them among those who go first. */
export function worthOf(
  plan: Plan,
  companies: ReadonlyArray<readonly number[]>,
  seated: number,
  first: number,
  minded: boolean,
): Worth {
  const means = minded ? companies.flatMap((company) => plan.crowd.means(company)) : [];
  return {
    seated,
    first,
    small: companies.filter((company) => company.length < plan.crowd.rules.comfortable).length,
    worst: Math.min(1, ...means),
    total: means.reduce((sum, mean) => sum + mean, 0),
  };
}

/** Above 0 where `a` is worth more. */
export function compareWorth(a: Worth, b: Worth): number {
  const whole = a.seated - b.seated || a.first - b.first || b.small - a.small;
  if (whole !== 0) return whole;
  if (Math.abs(a.worst - b.worst) > SAME) return a.worst - b.worst;
  return Math.abs(a.total - b.total) > SAME ? a.total - b.total : 0;
}
