import { withoutAvoidance, type Change, oneChanged } from '../../../domain/seating/fairness/one-changed.js';
import { FEWEST_PEOPLE } from '../../../domain/seating/fairness/small-cells.js';
import type { Trials } from '../what-if/trials.js';
import { type PastFinalRun, type PastFinalRuns, seatedIn, type Skipped } from './past-final-runs.js';

interface ChangeOneCommand {
  readonly userId: number;
  readonly change: Change;
  /** Years, miles or an id. */
  readonly value: number;
}

export interface SeatsChanged {
  /** In the slot of the user. */
  readonly requests: number;
  readonly skipped: Skipped;
  /** Null for a skipped slot; `before` and `after` are numbers of seated users, the others are ids. */
  readonly seats: {
    readonly before: number;
    readonly after: number;
    readonly lost: readonly number[];
    readonly gained: readonly number[];
  } | null;
}

/** Seats the slot in which a user was last Saturday once more, with one thing about them changed. See ADR 80. */
export class ChangeOne {
  constructor(
    private readonly finalRuns: PastFinalRuns,
    private readonly trials: Trials,
  ) {}

  /**
   * @returns null where the user did not ask for a table, or the friend not for the same one
   * @throws WhatIfIsRunning, and Error when the caller is gone
   */
  execute({ userId, change, value }: ChangeOneCommand, gone: AbortSignal): Promise<SeatsChanged | null> {
    return this.trials.run(gone, async (trial) => {
      const run = (await this.finalRuns.read()).runs.find((one) => isIn(one, userId));
      if (!run || (change === 'friend' && (value === userId || !isIn(run, value)))) return null;
      const requests = run.requests.length;
      const skipped = { requests, seats: null };
      if (requests < FEWEST_PEOPLE) return { ...skipped, skipped: 'too_few_people' };
      if (run.hasTooMany) return { ...skipped, skipped: 'too_many_people' };
      const read = await run.problem();
      const problem = { ...read, waiting: withoutAvoidance(read.waiting, userId) };
      const before = await seatedIn(trial, problem);
      const { people, idOf } = oneChanged(problem.waiting, userId, change, value);
      const changed = before && (await seatedIn(trial, { ...problem, waiting: people }));
      if (!changed) return { ...skipped, skipped: 'out_of_time' };
      const after = changed.map(idOf);
      const seats = {
        before: before.length,
        after: after.length,
        lost: before.filter((id) => !after.includes(id)),
        gained: after.filter((id) => !before.includes(id)),
      };
      return { requests, skipped: null, seats };
    });
  }
}

const isIn = ({ requests }: PastFinalRun, userId: number): boolean =>
  requests.some(({ person }) => person.id === userId);
