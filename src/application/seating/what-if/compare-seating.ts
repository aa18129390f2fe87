import type { PastRequest } from '../../../domain/seating/what-if/past-request.js';
import { CURRENT_POLICY, type SeatingPolicy } from '../../../domain/seating/what-if/seating-policy.js';
import { figuresOf, type PlanFigures } from '../../../domain/seating/what-if/table-figures.js';
import { type Slot, slotKey } from '../../../domain/shared/slot.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import type { PastInput, PastSaturdayInput } from './past-saturday-input.js';
import { type PastSlot, pastSlotOf } from './past-slot.js';
import type { PastSaturdays, Trial } from './ports.js';
import type { Trials } from './trials.js';

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
  constructor(
    private readonly input: PastSaturdayInput,
    private readonly saturdays: PastSaturdays,
    private readonly trials: Trials,
    private readonly homeZone: TimeZone,
  ) {}

  /** @throws WhatIfIsRunning, and Error when the caller is gone */
  execute({ proposed, gone }: CompareSeatingCommand): Promise<SeatingComparison> {
    return this.trials.run(gone, async (trial) => {
      const { requests, ...about } = await this.input.execute();
      const slots: SlotComparison[] = [];
      for (const ofSlot of Map.groupBy(requests, ({ slot }) => slotKey(slot)).values()) {
        gone.throwIfAborted();
        slots.push(await this.compare(ofSlot, proposed, trial));
      }
      return { ...about, requests: requests.length, slots };
    });
  }

  private async compare(
    requests: readonly PastRequest[],
    policy: SeatingPolicy,
    trial: Trial,
  ): Promise<SlotComparison> {
    const about = { slot: requests[0]!.slot, requests: requests.length };
    const skipped = { ...about, current: null, proposed: null };
    if (requests.length > MAX_REQUESTS_OF_SLOT) return { ...skipped, skipped: 'too_many_people' };
    const slot = await pastSlotOf(requests, this.saturdays, this.homeZone);
    const current = await plan(trial, slot, CURRENT_POLICY);
    const proposed = current && (await plan(trial, slot, policy));
    if (!current || !proposed) return { ...skipped, skipped: 'out_of_time' };
    return { ...about, skipped: null, current, proposed };
  }
}

async function plan(trial: Trial, slot: PastSlot, policy: SeatingPolicy): Promise<PlanFigures | null> {
  const problem = slot.problem(policy);
  const result = await trial.solve(problem);
  return result && figuresOf(result, problem.waiting, slot.meetings);
}
