import type { Slot } from '../../domain/shared/slot.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { FormTablesInSlot } from './form-tables-in-slot.js';
import type { OpenSlot, OpenSlots } from './ports.js';
import type { PreviewTables } from './preview-tables.js';
import type { SeatingOutcome } from './seat-people.js';
import type { SeatingStatistics } from './seating-runs.js';

/** The most slots one run by hand looks at, the soonest first. */
export const MOST_SLOTS = 100;
/** Larger slots are left to queued runs, because this one blocks an HTTP request. */
export const MOST_PEOPLE = 10_000;
/** No further slot is begun after this. */
const LONGEST_MS = 20_000;

export interface RunMatchingCommand {
  readonly staffId: number;
  readonly dryRun: boolean;
  /** Which slots; those that fit what is given. */
  readonly slots: Partial<Slot>;
}

export type SkippedBecause = 'too_many_people' | 'out_of_time';

/** What a run made of a slot, or would make of it. */
export interface SlotRun {
  readonly slot: Slot;
  /** How many waited before. */
  readonly waiting: number;
  readonly tables: ReadonlyArray<{
    /** Null for a table that would be new. */
    readonly matchId: number | null;
    readonly members: readonly number[];
    readonly newcomers: readonly number[];
    readonly matchScore: number;
  }>;
  readonly stillWaiting: number;
  /** How each pass did, or would do; none where the slot was skipped. */
  readonly figures: readonly SeatingStatistics[];
  readonly skipped: SkippedBecause | null;
}

export interface MatchingRun {
  readonly slots: readonly SlotRun[];
  readonly ms: number;
}

/**
 * A run over all open slots, started in the console. A dry run returns the result without locks and without saving it.
 */
export class RunMatching {
  constructor(
    private readonly openSlots: OpenSlots,
    private readonly formTables: FormTablesInSlot,
    private readonly previewTables: PreviewTables,
    private readonly unitOfWork: UnitOfWork,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute({ staffId, dryRun, slots }: RunMatchingCommand): Promise<MatchingRun> {
    const begun = this.clock.now().getTime();
    const elapsed = () => this.clock.now().getTime() - begun;
    const open = await this.openSlots.find(slots, MOST_SLOTS);
    if (!dryRun) await this.writeDown(staffId, slots, open.length);
    const runs: SlotRun[] = [];
    for (const { slot, waiting } of open) {
      const skipped =
        waiting > MOST_PEOPLE ? 'too_many_people' : elapsed() > LONGEST_MS ? 'out_of_time' : null;
      if (skipped) runs.push({ slot, waiting, tables: [], stillWaiting: waiting, figures: [], skipped });
      else if (dryRun) runs.push(outcome({ slot, waiting }, await this.previewTables.execute({ slot })));
      else runs.push(outcome({ slot, waiting }, await this.formTables.execute({ slot, by: 'manual' })));
    }
    return { slots: runs, ms: elapsed() };
  }

  /** Before anything is kept: a run may end halfway, and its line must be there then too. */
  private writeDown(staffId: number, asked: Partial<Slot>, slots: number): Promise<void> {
    const details = { ...asked, slots };
    return this.unitOfWork.run(() =>
      this.auditLog.write({ actorId: staffId, action: 'matching.run', target: null, details }),
    );
  }
}

type Tables = Pick<SlotRun, 'tables'> & Pick<SeatingOutcome, 'stillWaiting' | 'figures'>;

const outcome = ({ slot, waiting }: OpenSlot, { tables, stillWaiting, figures }: Tables): SlotRun => ({
  slot,
  waiting,
  tables,
  stillWaiting: stillWaiting.length,
  figures,
  skipped: null,
});
