import { WEEK_MS } from '../../../domain/shared/durations.js';
import { seedOf } from '../../../domain/seating/model/random.js';
import type { PastRequest } from '../../../domain/seating/what-if/past-request.js';
import { type EarlierMeeting, seekersUnder } from '../../../domain/seating/what-if/past-seeker.js';
import {
  CURRENT_POLICY,
  POLICY_BOUNDS,
  type SeatingPolicy,
} from '../../../domain/seating/what-if/seating-policy.js';
import { figuresOf, type PlanFigures } from '../../../domain/seating/what-if/table-figures.js';
import { WhatIfIsRunning } from '../../../domain/seating/what-if/what-if-errors.js';
import { finalRunOf, type Slot, slotKey } from '../../../domain/shared/slot.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import type { PastInput, PastSaturdayInput } from './past-saturday-input.js';
import type { PastSaturdays, Trial, TrialEngine } from './ports.js';

/** Larger slots are skipped, because a trial of them would take the whole time. */
export const MAX_REQUESTS_OF_SLOT = 5000;

export interface SlotComparison {
  readonly slot: Slot;
  readonly requests: number;
  readonly skipped: 'too_many_people' | 'out_of_time' | null;
  /** Null for a skipped slot. */
  readonly current: PlanFigures | null;
  readonly proposed: PlanFigures | null;
}

export interface SeatingComparison extends Omit<PastInput, 'requests'> {
  readonly requests: number;
  readonly slots: readonly SlotComparison[];
}

interface CompareSeatingCommand {
  readonly proposed: SeatingPolicy;
  /** Aborted when the caller no longer waits. */
  readonly gone: AbortSignal;
}

/** Seats the last Saturday's requests by the current and by a proposed policy. Nothing is saved or locked. See ADR 58. */
export class CompareSeating {
  private isRunning = false;

  constructor(
    private readonly input: PastSaturdayInput,
    private readonly saturdays: PastSaturdays,
    private readonly engine: TrialEngine,
    private readonly homeZone: TimeZone,
  ) {}

  /** @throws WhatIfIsRunning, and Error when the caller is gone */
  async execute({ proposed, gone }: CompareSeatingCommand): Promise<SeatingComparison> {
    if (this.isRunning) throw new WhatIfIsRunning();
    this.isRunning = true;
    const trial = this.engine.start(gone);
    try {
      const { requests, ...about } = await this.input.execute();
      const slots: SlotComparison[] = [];
      for (const ofSlot of Map.groupBy(requests, ({ slot }) => slotKey(slot)).values()) {
        gone.throwIfAborted();
        slots.push(await this.compare(ofSlot, proposed, trial));
      }
      return { ...about, requests: requests.length, slots };
    } finally {
      await trial.close();
      this.isRunning = false;
    }
  }

  private async compare(
    requests: readonly PastRequest[],
    policy: SeatingPolicy,
    trial: Trial,
  ): Promise<SlotComparison> {
    const about = { slot: requests[0]!.slot, requests: requests.length };
    const skipped = { ...about, current: null, proposed: null };
    if (requests.length > MAX_REQUESTS_OF_SLOT) return { ...skipped, skipped: 'too_many_people' };
    const finalRun = finalRunOf(about.slot, this.homeZone);
    const from = new Date(finalRun.getTime() - POLICY_BOUNDS.repeatWeeks.max * WEEK_MS);
    const ids = requests.map(({ person }) => person.id);
    const meetings = await this.saturdays.meetingsOf(ids, from, finalRun);
    const current = await plan(trial, CURRENT_POLICY, requests, meetings, finalRun);
    const proposed = current && (await plan(trial, policy, requests, meetings, finalRun));
    if (!current || !proposed) return { ...skipped, skipped: 'out_of_time' };
    return { ...about, skipped: null, current, proposed };
  }
}

/** One final run over all requests of the slot, as if no table had been formed before. */
async function plan(
  trial: Trial,
  policy: SeatingPolicy,
  requests: readonly PastRequest[],
  meetings: readonly EarlierMeeting[],
  finalRun: Date,
): Promise<PlanFigures | null> {
  const people = requests.map(({ person }) => person);
  const waiting = seekersUnder(policy, people, meetings, finalRun);
  const sizes = { smallest: policy.smallestTable, largest: policy.largestTable };
  const result = await trial.solve({
    waiting,
    openTables: [],
    pass: 'final',
    patienceSeconds: 0,
    seed: seedOf(slotKey(requests[0]!.slot)),
    sizes,
  });
  return result && figuresOf(result, waiting, meetings);
}
