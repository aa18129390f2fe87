import type { SeatingProblem } from '../../../domain/seating/model/problem.js';
import type { PastRequest } from '../../../domain/seating/what-if/past-request.js';
import { CURRENT_POLICY } from '../../../domain/seating/what-if/seating-policy.js';
import type { CalendarDate } from '../../../domain/shared/calendar-date.js';
import { slotKey } from '../../../domain/shared/slot.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import type { PastSaturdayInput } from '../what-if/past-saturday-input.js';
import { pastSlotOf } from '../what-if/past-slot.js';
import type { PastSaturdays, Trial } from '../what-if/ports.js';

/** Of a slot, because the compatibility of all pairs is computed. */
const MOST_PEOPLE = 1000;

/** Why nothing was solved; null when it was. */
export type Skipped = 'too_few_people' | 'too_many_people' | 'out_of_time' | null;

/** One slot of the last Saturday. */
export interface PastFinalRun {
  readonly key: string;
  readonly requests: readonly PastRequest[];
  readonly hasTooMany: boolean;
  /** Read once. */
  problem(): Promise<SeatingProblem>;
}

/**
 * The final runs of the last Saturday, as a what-if comparison has them. What users privately ask of a table is left out,
 * so that nothing that is told of seats depends on it.
 */
export class PastFinalRuns {
  constructor(
    private readonly input: PastSaturdayInput,
    private readonly saturdays: PastSaturdays,
    private readonly homeZone: TimeZone,
  ) {}

  async read(): Promise<{ readonly saturday: CalendarDate; readonly runs: readonly PastFinalRun[] }> {
    const { saturday, requests } = await this.input.execute();
    const bySlot = [...Map.groupBy(requests, ({ slot }) => slotKey(slot))];
    const runs = bySlot.map(([key, ofSlot]) => {
      let problem: Promise<SeatingProblem> | null = null;
      return {
        key,
        requests: ofSlot,
        hasTooMany: ofSlot.length > MOST_PEOPLE,
        problem: () => (problem ??= this.problem(ofSlot)),
      };
    });
    return { saturday, runs: runs.sort((a, b) => (a.key < b.key ? -1 : 1)) };
  }

  private async problem(requests: readonly PastRequest[]): Promise<SeatingProblem> {
    const problem = (await pastSlotOf(requests, this.saturdays, this.homeZone)).problem(CURRENT_POLICY);
    const waiting = problem.waiting.map((one) => ({ ...one, asksSharedLanguage: false, notTheOnly: null }));
    return { ...problem, waiting };
  }
}

/** The ids of those who get a seat; null once the time is over. */
export async function seatedIn(trial: Trial, problem: SeatingProblem): Promise<number[] | null> {
  const result = await trial.solve(problem);
  return result && result.tables.flatMap(({ members }) => members);
}
