import type { Run } from '../../domain/match/formation.js';
import { mayHaveHadFinalRun, type Slot, slotKey } from '../../domain/shared/slot.js';
import type { Clock, Jobs } from '../shared/ports.js';
import { passesOf } from './passes.js';
import type { FinalRuns, WaitingSeeker } from './ports.js';
import type { SeatingOutcome, SeatUsers } from './seat-users.js';
import { publishSlotRunEnded } from './slot-run-ended.js';

export interface FormTablesCommand {
  readonly slot: Slot;
  /** Overrides the stored kind of run; by default `rolling`, and `backfill` after the final run. */
  readonly by?: Run;
}

/**
 * Job handler of a run over one slot after a change: a rolling pass for users before their final run, a final pass for
 * those after it, and then proposals for tables that are short of members. Users whose final run is due but has not taken place
 * are left to it, because it proves how many could be seated.
 */
export class FormTablesInSlot {
  constructor(
    private readonly seatUsers: SeatUsers,
    private readonly finalRuns: Pick<FinalRuns, 'zonesAfterFinalRun'>,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly patienceSeconds: number,
  ) {}

  async execute({ slot, by }: FormTablesCommand): Promise<SeatingOutcome> {
    const [final, rolling] = passesOf(slot, this.clock.now());
    const settled = await this.finalRuns.zonesAfterFinalRun(slot);
    const late = await this.seatUsers.execute({
      slot,
      pass: final.pass,
      takesPart: (one) => final.takesPart(one) && settled.has(one.timeZone),
      run: by ?? 'backfill',
    });
    const early = await this.seatUsers.execute({ slot, ...rolling, run: by ?? 'rolling' });
    await this.scheduleRecheck(slot, early.stillWaiting);
    if (mayHaveHadFinalRun(slot, this.clock.now())) await publishSlotRunEnded(this.jobs, slot);
    return {
      tables: [...late.tables, ...early.tables],
      stillWaiting: [...late.stillWaiting, ...early.stillWaiting],
      figures: [...late.figures, ...early.figures],
    };
  }

  /** Queues a delayed job for when the next user's patience ends; the key contains the request, so it is queued once. */
  private async scheduleRecheck(slot: Slot, waiting: readonly WaitingSeeker[]): Promise<void> {
    const [next] = waiting
      .map(({ requestId, waitingSeconds }) => ({ requestId, left: this.patienceSeconds - waitingSeconds }))
      .filter(({ left }) => left > 0)
      .sort((a, b) => a.left - b.left || a.requestId - b.requestId);
    if (!next) return;
    await this.jobs.add(
      'form-tables',
      { slot },
      { key: `patience:${next.requestId}`, queue: slotKey(slot), delaySeconds: Math.ceil(next.left) },
    );
  }
}
