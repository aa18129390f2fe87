import { violatesTableRules } from '../../domain/match/table-rules.js';
import type { Clock } from '../shared/ports.js';
import type { LeaveMatch } from './leave-match.js';
import type { SlotSnapshots } from './ports.js';
import type { RequestRun } from './request-run.js';

/**
 * A person who waits may fit a table after a change of location or age. A person who sits at a pending table leaves it when
 * the age no longer fits; a change of location never ends a seat, because losing it would reveal where the others live.
 */
export class OnProfileChanged {
  constructor(
    private readonly snapshots: SlotSnapshots,
    private readonly leaveMatch: LeaveMatch,
    private readonly requestRun: RequestRun,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: { userId: number }): Promise<void> {
    const place = await this.snapshots.placeOf(userId);
    if (!place) return;
    const { slot, matchId } = place;
    const { tables } = await this.snapshots.snapshotOf(slot, this.clock.now(), [userId]);
    const table = tables.find((each) => each.matchId === matchId);
    if (table && violatesTableRules(userId, table.members)) {
      await this.leaveMatch.remove({ userId, matchId: table.matchId });
    }
    await this.requestRun.execute(slot);
  }
}
