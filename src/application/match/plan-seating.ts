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
  /** Who takes part: zones reach their final run one after another. */
  readonly takesPart: (one: WaitingSeeker | TableSnapshot) => boolean;
}

/** Who may be seated in a slot, and how the engine would seat them. */
export interface SeatingPlan extends TimedSeatingResult {
  readonly waiting: readonly WaitingSeeker[];
  readonly openTables: readonly TableSnapshot[];
}

/** Every run uses the same seed, so that the same people always get the same tables. */
const SEED = 1;

/** Whether all members are still compatible; other tables take no new member. */
const isMutuallyCompatible = ({ members }: TableSnapshot): boolean => areAllCompatible(members);

/** Takes a snapshot of a slot and runs the engine on it, without locks and without saving. */
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
    const crowd = await this.snapshots.snapshotOf(slot, now);
    const waiting = crowd.waiting.filter((one) => takesPart(one) && isSlotInTime(one.timeZone));
    const openTables = crowd.tables.filter(
      (table) => takesPart(table) && isInTime(table.startsAt) && isMutuallyCompatible(table),
    );
    const { patienceSeconds } = this;
    const result = await this.engine.solve({ waiting, openTables, pass, patienceSeconds, seed: SEED });
    return { ...result, waiting, openTables };
  }
}
