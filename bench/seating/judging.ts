import { pairAffinity } from '../../src/domain/match/forming/affinity.js';
import { mayShareTable, suitEachOther } from '../../src/domain/match/forming/compatibility.js';
import { formTables } from '../../src/domain/match/forming/form-tables.js';
import type { FormingResult } from '../../src/domain/match/forming/forming.js';
import { hasProspects } from '../../src/domain/match/forming/prospects.js';
import { seatingRules } from '../../src/domain/match/forming/seating-rules.js';
import type { Seeker } from '../../src/domain/match/forming/seeker.js';
import { crowdsOf } from '../../src/domain/match/forming/splitting.js';
import { TABLE_SIZE } from '../../src/domain/match/table-size.js';
import type { World } from '../worlds.js';
import { finalProblem, type Solver } from './solvers.js';

/** What a solver made of a world. */
export interface Outcome {
  readonly seated: number;
  /** Means over the people seated of their mean affinity at their table: of all, and of the tenth worst off. */
  readonly affinity: number;
  readonly worstTenth: number;
  readonly threes: number;
  /** Pairs who sit together again although they should not, and pairs who do not suit each other otherwise. */
  readonly repeats: number;
  readonly broken: number;
  readonly ms: number;
  /** The most memory the process ever held, in MB. */
  readonly peakMb: number;
}

/** Lets a solver seat a world, slot by slot; null where a slot is too large for it. */
export function outcomeOf(solver: Solver, world: World): Outcome | null {
  const slots = [...world.values()];
  if (slots.some(({ length }) => length > solver.largestSlot)) return null;
  const started = performance.now();
  const tables = slots.flatMap((waiting) => solver.seat(waiting));
  const ms = performance.now() - started;
  const peakMb = process.resourceUsage().maxRSS / 1024;
  const means = tables.flatMap(meansAt).sort((a, b) => a - b);
  const pairs = tables.flatMap(pairsAt);
  return {
    seated: means.length,
    affinity: mean(means),
    worstTenth: mean(means.slice(0, Math.ceil(means.length / 10))),
    threes: tables.filter(({ length }) => length === TABLE_SIZE.smallestFinal).length,
    repeats: pairs.filter(([a, b]) => suitEachOther(a, b) && !mayShareTable(a, b)).length,
    broken: pairs.filter(([a, b]) => !suitEachOther(a, b)).length,
    ms,
    peakMb,
  };
}

/** Nobody can seat more people of the world than this. */
export function boundOf(world: World): number {
  let most = 0;
  for (const waiting of world.values()) most += certifiedBound(waiting) ?? prospectsBound(waiting);
  return most;
}

/** What the engine proves of its answer, where it does. */
function certifiedBound(waiting: readonly Seeker[]): number | null {
  const result: FormingResult & { certificate?: { atMost: number } } = formTables(finalProblem(waiting));
  return result.certificate?.atMost ?? null;
}

/** Those who suit enough others for one table at all. */
function prospectsBound(waiting: readonly Seeker[]): number {
  return crowdsOf(finalProblem(waiting), seatingRules('final', 0)).reduce(
    (sum, crowd) => sum + crowd.people.filter((_person, at) => hasProspects(crowd, at)).length,
    0,
  );
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
