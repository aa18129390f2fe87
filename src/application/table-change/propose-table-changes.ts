import { answerDeadlineOf } from '../../domain/table-change/answer-deadline.js';
import { keepsGroups } from '../../domain/seating/model/group.js';
import { tableChanges } from '../../domain/seating/table-changes.js';
import { memoize } from '../../domain/shared/memoize.js';
import { finalRunOf, type Slot } from '../../domain/shared/slot.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { Clock } from '../shared/ports.js';
import type { DropTableChange } from './drop-table-change.js';
import type { SlotSnapshot, SlotSnapshots, TableSnapshot, WaitingSeeker } from '../seating/ports.js';
import type { TableChanges } from './ports.js';
import type { SaveTableChange } from './save-table-change.js';
import { areFreeAt } from '../seating/table-time.js';

/** Users without a seat and tables considered at once, so that the work for a slot stays bounded. */
const MOST_LEFT_OVERS = 20;
const MOST_TABLES = 40;

/**
 * Event handler after the final run of a slot and after each later run: removes proposals that have become impossible, asks
 * short tables about a merge, and members of large tables about a second table with users who have no seat. See ADR 45.
 */
export class ProposeTableChanges {
  constructor(
    private readonly changes: TableChanges,
    private readonly slots: Pick<SlotSnapshots, 'snapshotOf'>,
    private readonly dropTableChange: DropTableChange,
    private readonly saveTableChange: SaveTableChange,
    private readonly clock: Clock,
  ) {}

  async execute({ slot }: { slot: Slot }): Promise<void> {
    for (const change of await this.changes.openIn(slot)) await this.dropTableChange.execute(change);
    const changing = new Set((await this.changes.openIn(slot)).flatMap(({ matchIds }) => matchIds));
    const now = this.clock.now();
    const snapshot = await this.slots.snapshotOf(slot, now);
    const tables = snapshot.tables.filter(
      (table) =>
        table.status === 'confirmed' &&
        !table.isPair &&
        !changing.has(table.matchId) &&
        answerDeadlineOf(slot, table.timeZone, now) !== null,
    );
    for (const [start, atOneTime] of Map.groupBy(tables, ({ startsAt }) => startsAt.getTime())) {
      // Read for each time, because tables of two times may be asked for the same user.
      const leftOvers = await this.leftOversOf(slot, snapshot, new Date(start));
      for (const change of tableChanges(consideredOf(atOneTime), leftOvers))
        await this.saveTableChange.execute(slot, change);
    }
  }

  /** Users who had their final run, come alone and have no other seat at that instant, in order of priority. */
  private async leftOversOf(slot: Slot, { waiting }: SlotSnapshot, startsAt: Date): Promise<WaitingSeeker[]> {
    const now = this.clock.now();
    const hadFinalRun = memoize((zone: TimeZone) => finalRunOf(slot, zone) <= now);
    // Before the limit, so that users who cannot be asked for do not take the places of others.
    const alone = waiting.filter(
      (one) => hadFinalRun(one.timeZone) && keepsGroups([one], waiting) && areFreeAt([one], startsAt),
    );
    const byId = new Map(alone.map((one) => [one.id, one]));
    const ids = await this.changes.leftOverIn(slot, [...byId.keys()], now, MOST_LEFT_OVERS);
    return ids.map((userId) => byId.get(userId)!);
  }
}

/** The smallest tables, which need members, and the largest, which can be split for them. */
const consideredOf = (tables: readonly TableSnapshot[]): TableSnapshot[] => {
  const bySize = tables.toSorted((a, b) => a.members.length - b.members.length || a.matchId - b.matchId);
  return [...bySize.slice(0, MOST_TABLES), ...bySize.slice(MOST_TABLES).slice(-MOST_TABLES)];
};
