import type { Pass } from '../../domain/match/forming/forming.js';
import { finalRunOf, type Slot, slotKey } from '../../domain/shared/slot.js';
import type { Clock, Jobs } from '../shared/ports.js';
import type { CrowdMember, CrowdTable } from './ports.js';
import type { SeatPeople } from './seat-people.js';

/** A change in a slot is answered after this pause, so that a burst of changes is answered once. */
const PAUSE_SECONDS = 1;

/** Asks for a run over the slot soon. Asking again before it has begun changes nothing. */
export async function requestRun(jobs: Jobs, slot: Slot): Promise<void> {
  const key = `form-tables:${slotKey(slot)}`;
  await jobs.add('form-tables', { slot }, { key, queue: slotKey(slot), delaySeconds: PAUSE_SECONDS });
}

/** Runs over one slot after a change: people before their final run are seated patiently, others at once. */
export class FormTablesInSlot {
  constructor(
    private readonly seatPeople: SeatPeople,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly patienceSeconds: number,
  ) {}

  async execute({ slot }: { slot: Slot }): Promise<void> {
    const now = this.clock.now();
    const passOf = ({ timeZone }: CrowdMember | CrowdTable): Pass =>
      now < finalRunOf(slot, timeZone) ? 'rolling' : 'final';

    await this.seatPeople.execute({ slot, pass: 'final', takesPart: (one) => passOf(one) === 'final' });
    const stillWaiting = await this.seatPeople.execute({
      slot,
      pass: 'rolling',
      takesPart: (one) => passOf(one) === 'rolling',
    });
    await this.lookAgainWhenPatienceEnds(slot, stillWaiting);
  }

  /** One waking for each person whose patience ends next, so that the waking for one is not that of another. */
  private async lookAgainWhenPatienceEnds(slot: Slot, people: readonly CrowdMember[]): Promise<void> {
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
