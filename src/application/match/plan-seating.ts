import { areAllCompatible } from '../../domain/seating/model/compatibility.js';
import type { Pass } from '../../domain/seating/model/problem.js';
import { memoize } from '../../domain/shared/memoize.js';
import { lastSeatingOf, type Slot, startOf } from '../../domain/shared/slot.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { Clock } from '../shared/ports.js';
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

/** Constant, so that the same input always returns the same tables. */
const SEED = 1;

/** Whether a table may grow: no two of its members have become incompatible. */
const isMutuallyCompatible = ({ members }: TableSnapshot): boolean => areAllCompatible(members);

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
    const waiting = snapshot.waiting.filter((one) => takesPart(one) && isSlotInTime(one.timeZone));
    const openTables = snapshot.tables.filter(
      (table) => takesPart(table) && isInTime(table.startsAt) && isMutuallyCompatible(table),
    );
    const { patienceSeconds } = this;
    const result = await this.engine.solve({ waiting, openTables, pass, patienceSeconds, seed: SEED });
    return { ...result, waiting, openTables };
  }
}
