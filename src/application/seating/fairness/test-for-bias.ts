import {
  ranksOf,
  REDRAWS,
  sumsOf,
  type Trait,
  TRAITS,
  type Verdict,
  verdictOn,
} from '../../../domain/seating/fairness/bias-test.js';
import { centerOf, milesFrom } from '../../../domain/seating/fairness/center.js';
import { relabelings } from '../../../domain/seating/fairness/relabeling.js';
import { FEWEST_PEOPLE } from '../../../domain/seating/fairness/small-cells.js';
import { seededRandom, seedOf } from '../../../domain/seating/model/random.js';
import { TABLE_SIZE } from '../../../domain/seating/model/table-size.js';
import type { PastRequest } from '../../../domain/seating/what-if/past-request.js';
import type { CalendarDate } from '../../../domain/shared/calendar-date.js';
import type { Trial } from '../what-if/ports.js';
import type { Trials } from '../what-if/trials.js';
import { type PastFinalRun, type PastFinalRuns, seatedIn, type Skipped } from './past-final-runs.js';

export interface BiasReport {
  readonly saturday: CalendarDate;
  /** In the slots that are tested. */
  readonly requests: number;
  readonly skipped: Skipped;
  /** Of the problems that are solved so far, one after the other; the next call goes on from here. */
  readonly sums: readonly number[];
  /** The share of problems that are solved, 0 to 1. */
  readonly done: number;
  /** Null until all are. */
  readonly verdict: Verdict | null;
}

/**
 * Whether the seats of the last Saturday's final runs lean towards something that must not count: each slot is seated as
 * it was and 49 times under other ids. That takes minutes with many people, so a call solves what fits in the time of a
 * trial, and the next one continues with its sums. See ADR 80.
 */
export class TestForBias {
  constructor(
    private readonly finalRuns: PastFinalRuns,
    private readonly trials: Trials,
  ) {}

  /**
   * @param sums of the call before; without any, or with those of other slots, the test starts over
   * @throws WhatIfIsRunning, and Error when the caller is gone
   */
  execute(sums: readonly number[], gone: AbortSignal): Promise<BiasReport> {
    return this.trials.run(gone, async (trial) => {
      const { saturday, runs } = await this.finalRuns.read();
      const tested = runs.filter(
        ({ requests, hasTooMany }) => requests.length >= TABLE_SIZE.smallestFinal && !hasTooMany,
      );
      const requests = tested.reduce((sum, run) => sum + run.requests.length, 0);
      const about = { saturday, requests, sums: [], done: 0, verdict: null };
      if (requests < FEWEST_PEOPLE) {
        const hasTooMany = runs.some((run) => run.hasTooMany);
        return { ...about, skipped: hasTooMany ? 'too_many_people' : 'too_few_people' };
      }
      const all = (REDRAWS + 1) * tested.length * TRAITS.length;
      const isOurs = sums.length % TRAITS.length === 0 && sums.length <= all;
      const before = isOurs && sums.every((sum) => Math.abs(sum) <= requests ** 2) ? sums : [];
      const now = [...before];
      const solvers = tested.map((run) => solverOf(run, trial));
      while (now.length < all) {
        const solved = now.length / TRAITS.length;
        const added = await solvers[solved % solvers.length]!(Math.floor(solved / solvers.length));
        if (!added) break;
        now.push(...added);
      }
      const skipped = now.length === before.length && now.length < all ? 'out_of_time' : null;
      const verdict = now.length === all ? verdictOn(byRun(now, tested.length)) : null;
      return { ...about, skipped, sums: now, done: now.length / all, verdict };
    });
  }
}

/** @returns the sums of the run with a number, 0 for the actual one; null once the time is over */
function solverOf(run: PastFinalRun, trial: Trial): (number: number) => Promise<number[] | null> {
  const ranks = ranksOfTraits(run.requests);
  let relabeled: ReturnType<typeof relabelings> | null = null;
  return async (number) => {
    const problem = await run.problem();
    if (number === 0) {
      const seated = await seatedIn(trial, problem);
      return seated && sumsOf(seated, ranks);
    }
    relabeled ??= relabelings(problem);
    const form = relabeled(seededRandom(seedOf(`${run.key}/${number}`)));
    const seated = await seatedIn(trial, form.problem);
    return seated && sumsOf(form.idsOf(seated), ranks);
  };
}

/** Adds up the slots of each run. */
function byRun(sums: readonly number[], slots: number): number[][] {
  return Array.from({ length: REDRAWS + 1 }, (_, run) =>
    TRAITS.map((_trait, trait) => {
      const first = run * slots * TRAITS.length + trait;
      return Array.from({ length: slots }, (_slot, slot) => sums[first + slot * TRAITS.length]!).reduce(
        (sum, one) => sum + one,
      );
    }),
  );
}

function ranksOfTraits(requests: readonly PastRequest[]): Array<Map<number, number>> {
  const center = centerOf(requests.map(({ person }) => person.coordinates));
  const values: Record<Trait, (request: PastRequest) => number | null> = {
    id: ({ person }) => person.id,
    opened: ({ createdAt }) => createdAt.getTime(),
    age: ({ person }) => person.age,
    distance: ({ person }) => milesFrom(center, person.coordinates),
  };
  return TRAITS.map((trait) => {
    const known = requests.flatMap((request) => {
      const value = values[trait](request);
      return value === null ? [] : [[request.person.id, value] as const];
    });
    return ranksOf(new Map(known));
  });
}
