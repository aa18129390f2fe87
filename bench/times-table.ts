import type { Figures } from './poller.js';

export interface Timed {
  readonly name: string;
  readonly figures: Figures;
}

/** Prints response times next to that of `GET /api/user`. @param target p95 in milliseconds */
export function printTimes(title: string, whoAmI: Timed, others: readonly Timed[], target: number): void {
  console.log(`\n${title}`);
  console.table(
    [whoAmI, ...others].map(({ name, figures: { p50, p95 } }) => ({
      path: name,
      'p50 (ms)': Number(p50.toFixed(1)),
      'p95 (ms)': Number(p95.toFixed(1)),
      'target (ms)': target,
      'p95 / who am I': `${(p95 / whoAmI.figures.p95).toFixed(1)} x`,
    })),
  );
}
