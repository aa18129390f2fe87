import type { Match } from '../../domain/match/match.js';
import { TABLE_SIZE } from '../../domain/seating/model/table-size.js';
import { finalRunOf, latestDateOfFinalRuns, type Slot, slotKey } from '../../domain/shared/slot.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { SlotInZone } from '../matching-request/ports.js';
import { eachDue, eachOf, pagesOf } from '../shared/each-due.js';
import type { SeatingPorts, TableSnapshot, WaitingSeeker } from './ports.js';
import type { SeatUsers } from './seat-users.js';
import { publishSlotRunEnded } from './slot-run-ended.js';

/** The final run of a slot, on the Friday before. */
export class FinalRun {
  constructor(
    private readonly ports: SeatingPorts,
    private readonly seatUsers: SeatUsers,
  ) {}

  /** Recurring job that queues the due final runs, including those missed while the server was down. */
  async queueDue(): Promise<void> {
    const { slots, jobs, clock } = this.ports;
    const now = clock.now();
    const until = latestDateOfFinalRuns(now);
    const due = pagesOf<SlotInZone>((after, limit) => slots.slotsWithoutFinalRun(until, limit, after));
    await eachDue(clock, due, async ({ slot, timeZone }) => {
      if (finalRunOf(slot, timeZone) > now) return;
      const key = `finalize-slot:${slotKey(slot)}:${timeZone}`;
      await jobs.add('finalize-slot', { slot, timeZone }, { key, queue: slotKey(slot) });
    });
  }

  /**
   * Seats waiting users, dissolves matches that are too small, seats their members again where possible, and confirms the
   * remaining matches.
   * @throws ItemsFailed after all other tables are done; the repeated run continues with those that failed
   */
  async execute({ slot, timeZone }: { slot: Slot; timeZone: TimeZone }): Promise<void> {
    const { clock, unitOfWork, slots, jobs } = this.ports;
    const isDue = (one: WaitingSeeker | TableSnapshot) => finalRunOf(slot, one.timeZone) <= clock.now();
    let isSeatingDone = false;
    const seatEveryone = async () => {
      await this.seatEveryone(slot, isDue);
      isSeatingDone = true;
    };
    const confirm = () => this.confirmTables(slot, isDue, ({ isTooSmall }) => isSeatingDone || !isTooSmall);
    await eachOf([seatEveryone, confirm], (step) => step());
    await unitOfWork.run(async () => {
      await slots.markFinalRunDone(slot, timeZone, clock.now());
      await publishSlotRunEnded(jobs, slot);
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
      if (await this.ports.advanceTables.dissolveIfSmall(matchId)) dissolved++;
    });
    if (dissolved > 0) await seatWaiting();
  }

  private async confirmTables(
    slot: Slot,
    isDue: (table: TableSnapshot) => boolean,
    isReady: (match: Match) => boolean,
  ): Promise<void> {
    const { unitOfWork, matches, realtime, clock } = this.ports;
    await eachOf(await this.pendingTables(slot, isDue, () => true), ({ matchId }) =>
      unitOfWork.run(async () => {
        const match = await matches.findForUpdate(matchId);
        const now = clock.now();
        if (match?.status !== 'pending' || !isReady(match) || !match.isAhead(now)) return;
        match.confirm(now);
        await matches.save(match);
        const userIds = match.seated.map(({ userId }) => userId);
        await realtime.signal({ type: 'matches_changed', userIds });
      }),
    );
  }

  private async pendingTables(
    slot: Slot,
    isDue: (table: TableSnapshot) => boolean,
    hasSize: (size: number) => boolean,
  ): Promise<TableSnapshot[]> {
    const { slots, clock } = this.ports;
    const { tables } = await slots.snapshotOf(slot, clock.now());
    return tables.filter(
      (table) => table.status === 'pending' && isDue(table) && hasSize(table.members.length),
    );
  }
}
