import { isHeld } from '../../domain/matching-request/hold.js';
import { areAllCompatible } from '../../domain/seating/model/compatibility.js';
import { withFriends } from '../../domain/seating/model/group.js';
import type { Pass } from '../../domain/seating/model/problem.js';
import { memoize } from '../../domain/shared/memoize.js';
import { seedOf } from '../../domain/seating/model/random.js';
import { lastSeatingOf, type Slot, slotKey, startOf } from '../../domain/shared/slot.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { Clock } from '../shared/ports.js';
import { areFreeAt, tableZone } from './table-time.js';
import type {
  WaitingSeeker,
  TableSnapshot,
  TimedSeatingResult,
  SeatingEngine,
  SlotSnapshots,
} from './ports.js';

export interface PlanSeatingQuery {
  readonly slot: Slot;
  readonly pass: Pass;
  /** Filter of users and tables, because time zones reach their final run at different times. */
  readonly takesPart: (one: WaitingSeeker | TableSnapshot) => boolean;
}

/** The engine's input and its result. */
export interface SeatingPlan extends TimedSeatingResult {
  readonly waiting: readonly WaitingSeeker[];
  readonly openTables: readonly TableSnapshot[];
}

/** Whether a table may grow: no two of its members have become incompatible. */
const isMutuallyCompatible = ({ members }: TableSnapshot): boolean => areAllCompatible(members);

/** The first may give users a seat at the instant of another one, because a table's time zone follows from its members. */
const MOST_ATTEMPTS = 3;

/** Users whom the plan seats at an instant at which they have a seat elsewhere. */
function busyIn({ waiting, openTables, tables, grown }: SeatingPlan, slot: Slot): WaitingSeeker[] {
  const people = new Map(waiting.map((one) => [one.id, one]));
  const seated = (ids: readonly number[]) => ids.map((id) => people.get(id)!);
  const startOfTable = new Map(openTables.map(({ matchId, startsAt }) => [matchId, startsAt]));
  const newcomers = [
    ...tables.map(({ members }) => ({ all: seated(members), at: startOf(slot, tableZone(seated(members))) })),
    ...grown.map(({ matchId, added }) => ({ all: seated(added), at: startOfTable.get(matchId)! })),
  ];
  return newcomers.flatMap(({ all, at }) => all.filter((one) => !areFreeAt([one], at)));
}

/** The others, without the friends of these users, who would be seated without them. */
function without(busy: readonly WaitingSeeker[], waiting: readonly WaitingSeeker[]): WaitingSeeker[] {
  const left = new Set(withFriends(busy, waiting));
  return waiting.filter((one) => !left.has(one));
}

/** Reads a snapshot of a slot without locks and runs the engine on it; nothing is saved. */
export class PlanSeating {
  constructor(
    private readonly snapshots: SlotSnapshots,
    private readonly engine: SeatingEngine,
    private readonly clock: Clock,
    private readonly patienceSeconds: number,
  ) {}

  async execute({ slot, pass, takesPart }: PlanSeatingQuery): Promise<SeatingPlan> {
    const now = this.clock.now();
    const isInTime = (startsAt: Date) => now < lastSeatingOf(startsAt);
    const isSlotInTime = memoize((zone: TimeZone) => isInTime(startOf(slot, zone)));
    const snapshot = await this.snapshots.snapshotOf(slot, now);
    const isLeftOut = ({ heldUntil }: WaitingSeeker) => pass === 'rolling' && isHeld(heldUntil, now);
    const inTime = snapshot.waiting.filter(
      (one) => takesPart(one) && isSlotInTime(one.timeZone) && !isLeftOut(one),
    );
    const openTables = snapshot.tables.filter(
      (table) => takesPart(table) && !table.isPair && isInTime(table.startsAt) && isMutuallyCompatible(table),
    );
    const busyAnyway = inTime.filter((one) => !areFreeAt([one], startOf(slot, one.timeZone)));
    let waiting = without(busyAnyway, inTime);
    for (let attempt = 1; ; attempt++) {
      const result = await this.engine.solve({
        waiting,
        openTables,
        pass,
        patienceSeconds: this.patienceSeconds,
        // Another one each week, so that of two users who are alike not always the same one gets a seat.
        seed: seedOf(slotKey(slot)),
      });
      const plan = { ...result, waiting, openTables };
      const busy = busyIn(plan, slot);
      if (busy.length === 0 || attempt === MOST_ATTEMPTS) return plan;
      waiting = without(busy, waiting);
    }
  }
}
