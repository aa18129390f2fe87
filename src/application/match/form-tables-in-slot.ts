import type { Run } from '../../domain/match/formation.js';
import { type Slot, slotKey } from '../../domain/shared/slot.js';
import type { Clock, Jobs } from '../shared/ports.js';
import { passesOf } from './passes.js';
import type { WaitingSeeker } from './ports.js';
import type { SeatingOutcome, SeatPeople } from './seat-people.js';

export interface FormTablesCommand {
  readonly slot: Slot;
  /** Whose hand started it; by itself it is a rolling run, and a backfill where the final run has been. */
  readonly by?: Run;
}

/** Runs over one slot after a change: people before their final run are seated patiently, others at once. */
export class FormTablesInSlot {
  constructor(
    private readonly seatPeople: SeatPeople,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly patienceSeconds: number,
  ) {}

  async execute({ slot, by }: FormTablesCommand): Promise<SeatingOutcome> {
    const [final, rolling] = passesOf(slot, this.clock.now());
    const late = await this.seatPeople.execute({ slot, ...final, run: by ?? 'backfill' });
    const early = await this.seatPeople.execute({ slot, ...rolling, run: by ?? 'rolling' });
    await this.scheduleRecheck(slot, early.stillWaiting);
    return {
      tables: [...late.tables, ...early.tables],
      stillWaiting: [...late.stillWaiting, ...early.stillWaiting],
      figures: [...late.figures, ...early.figures],
    };
  }

  /**
   * Queues one delayed run for the user whose patience ends next, keyed by request so that jobs of two users do not
   * merge.
   */
  private async scheduleRecheck(slot: Slot, people: readonly WaitingSeeker[]): Promise<void> {
    const [next] = people
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
