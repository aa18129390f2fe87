import { violatesTableRules } from '../../domain/seating/model/table-rules.js';
import type { Clock } from '../shared/ports.js';
import type { LeavingTables } from '../match/leaving-tables.js';
import type { SlotSnapshots } from './ports.js';
import type { RequestRun } from './request-run.js';

/**
 * Event handler of a changed profile or changed languages. A waiting user may become compatible after a change of location,
 * age or languages, so a run is requested. A member of a pending match loses the seat when the age violates a rule; a change of location never frees a
 * seat, because that would reveal where the others live, and no more does one of languages, which would reveal what others
 * ask for.
 */
export class OnProfileChanged {
  constructor(
    private readonly snapshots: SlotSnapshots,
    private readonly leavingTables: Pick<LeavingTables, 'remove'>,
    private readonly requestRun: RequestRun,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: { userId: number }): Promise<void> {
    const open = await this.snapshots.openSlotOf(userId);
    if (!open) return;
    const { slot, matchId } = open;
    const { tables } = await this.snapshots.snapshotOf(slot, this.clock.now(), [userId]);
    const table = tables.find((one) => one.matchId === matchId);
    if (table && violatesTableRules(userId, table.members)) {
      await this.leavingTables.remove({ userId, matchId: table.matchId });
    }
    await this.requestRun.execute({ slot });
  }
}
