import { pairAffinity } from '../../src/domain/seating/model/affinity.js';
import { areCompatible, areWithinPreferences } from '../../src/domain/seating/model/compatibility.js';
import type { Seeker } from '../../src/domain/seating/model/seeker.js';
import { TABLE_SIZE } from '../../src/domain/seating/model/table-size.js';
import type { World } from '../../test/support/seating/worlds.js';
import type { Solver } from './solvers.js';

/** The figures of one solver in one world. */
export interface Outcome {
  readonly seated: number;
  /** The upper bound of seated users; null where the solver proves none. */
  readonly atMost: number | null;
  /** The average of the users' mean affinities: over all, and over the lowest tenth. */
  readonly affinity: number;
  readonly worstTenth: number;
  readonly threes: number;
  /** Incompatible pairs: by the repeat rule, and by age or distance. */
  readonly repeats: number;
  readonly broken: number;
  readonly ms: number;
  /** The peak memory of the process in MB. */
  readonly peakMb: number;
}

/** Solves a world slot by slot. @returns null where a slot is too large for the solver */
export function outcomeOf(solver: Solver, world: World): Outcome | null {
  const slots = [...world.values()];
  if (slots.some(({ length }) => length > solver.largestSlot)) return null;
  const started = performance.now();
  const seatings = slots.map((waiting) => solver.seat(waiting));
  const ms = performance.now() - started;
  const peakMb = process.resourceUsage().maxRSS / 1024;
  const tables = seatings.flatMap((seating) => seating.tables);
  const means = tables.flatMap(meansAt).sort((a, b) => a - b);
  const pairs = tables.flatMap(pairsAt);
  return {
    seated: means.length,
    atMost: seatings.reduce<number | null>(
      (sum, { certificate }) => (sum === null || certificate === null ? null : sum + certificate.atMost),
      0,
    ),
    affinity: mean(means),
    worstTenth: mean(means.slice(0, Math.ceil(means.length / 10))),
    threes: tables.filter(({ length }) => length === TABLE_SIZE.smallestFinal).length,
    repeats: pairs.filter(([a, b]) => areWithinPreferences(a, b) && !areCompatible(a, b)).length,
    broken: pairs.filter(([a, b]) => !areWithinPreferences(a, b)).length,
    ms,
    peakMb,
  };
}

function meansAt(table: readonly Seeker[]): number[] {
  return table.map((one) =>
    mean(table.filter((other) => other !== one).map((other) => pairAffinity(one, other))),
  );
}

function pairsAt(table: readonly Seeker[]): Array<readonly [Seeker, Seeker]> {
  return table.flatMap((one, at) => table.slice(at + 1).map((other) => [one, other] as const));
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
