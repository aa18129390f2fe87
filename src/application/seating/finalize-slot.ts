import type { Match } from '../../domain/match/match.js';
import { TABLE_SIZE } from '../../domain/seating/model/table-size.js';
import { type Slot, finalRunOf } from '../../domain/shared/slot.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import { eachOf } from '../shared/each-due.js';
import type { Clock, Jobs, Realtime, UnitOfWork } from '../shared/ports.js';
import type { WaitingSeeker, TableSnapshot, SlotSnapshots, FinalRuns } from './ports.js';
import type { Matches } from '../match/ports.js';
import type { AdvanceTables } from '../match/advance-tables.js';
import { publishSlotRunEnded } from './slot-run-ended.js';
import type { SeatUsers } from './seat-users.js';

/**
 * The final run of a slot, on the Friday before: seats waiting users, dissolves matches that are too small, seats their
 * members again where possible, and confirms the remaining matches.
 */
export class FinalizeSlot {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly seatUsers: SeatUsers,
    private readonly slots: SlotSnapshots & FinalRuns,
    private readonly matches: Matches,
    private readonly advanceTables: AdvanceTables,
    private readonly jobs: Jobs,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** @throws ItemsFailed after all other tables are done; the repeated run continues with those that failed */
  async execute({ slot, timeZone }: { slot: Slot; timeZone: TimeZone }): Promise<void> {
    const isDue = (one: WaitingSeeker | TableSnapshot) => finalRunOf(slot, one.timeZone) <= this.clock.now();
    let isSeatingDone = false;
    const seatEveryone = async () => {
      await this.seatEveryone(slot, isDue);
      isSeatingDone = true;
    };
    const confirm = () => this.confirmTables(slot, isDue, ({ isTooSmall }) => isSeatingDone || !isTooSmall);
    await eachOf([seatEveryone, confirm], (step) => step());
    await this.unitOfWork.run(async () => {
      await this.slots.markFinalRunDone(slot, timeZone, this.clock.now());
      await publishSlotRunEnded(this.jobs, slot);
    });
  }

  /** Dissolves nothing if seating failed, because a table may be small only for want of those who could not be seated. */
  private async seatEveryone(
    slot: Slot,
    isDue: (one: WaitingSeeker | TableSnapshot) => boolean,
  ): Promise<void> {
    const seatWaiting = () => this.seatUsers.execute({ slot, pass: 'final', takesPart: isDue, run: 'final' });
    await seatWaiting();
    let dissolved = 0;
    const isSmall = (size: number) => size < TABLE_SIZE.smallestFinal;
    const small = await this.pendingTables(slot, isDue, isSmall);
    await eachOf(small, async ({ matchId }) => {
      if (await this.advanceTables.dissolveIfSmall(matchId)) dissolved++;
    });
    if (dissolved > 0) await seatWaiting();
  }

  private async confirmTables(
    slot: Slot,
    isDue: (table: TableSnapshot) => boolean,
    isReady: (match: Match) => boolean,
  ): Promise<void> {
    await eachOf(await this.pendingTables(slot, isDue, () => true), ({ matchId }) =>
      this.unitOfWork.run(async () => {
        const match = await this.matches.findForUpdate(matchId);
        const now = this.clock.now();
        if (match?.status !== 'pending' || !isReady(match) || !match.isAhead(now)) return;
        match.confirm(now);
        await this.matches.save(match);
        const userIds = match.seated.map(({ userId }) => userId);
        await this.realtime.signal({ type: 'matches_changed', userIds });
      }),
    );
  }

  private async pendingTables(
    slot: Slot,
    isDue: (table: TableSnapshot) => boolean,
    hasSize: (size: number) => boolean,
  ): Promise<TableSnapshot[]> {
    const { tables } = await this.slots.snapshotOf(slot, this.clock.now());
    return tables.filter(
      (table) => table.status === 'pending' && isDue(table) && hasSize(table.members.length),
    );
  }
}
