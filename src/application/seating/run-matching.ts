import type { Slot } from '../../domain/shared/slot.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { FormTablesInSlot } from './form-tables-in-slot.js';
import type { OpenSlot, OpenSlots } from './ports.js';
import type { PreviewTables } from './preview-tables.js';
import type { SeatingOutcome } from './seat-users.js';
import type { SeatingStatistics } from './seating-runs.js';

/** Maximum number of slots per manual run, in order of date. */
const MAX_SLOTS = 100;
/** Maximum number of waiting users of a slot; larger slots are skipped, because their run exceeds a request timeout. */
export const MAX_WAITING = 10_000;
/** Time budget: after it no further slot is started. */
const TIME_BUDGET_MS = 20_000;

export interface RunMatchingCommand {
  readonly staffId: number;
  readonly dryRun: boolean;
  /** Filter: slots that match all given fields. */
  readonly slots: Partial<Slot>;
}

type SkippedBecause = 'too_many_people' | 'out_of_time';

/** Result of a run or dry run over one slot. */
interface SlotRun {
  readonly slot: Slot;
  /** Number of waiting users before the run. */
  readonly waiting: number;
  readonly tables: ReadonlyArray<{
    /** Null for a table that a dry run would form. */
    readonly matchId: number | null;
    readonly members: readonly number[];
    readonly newcomers: readonly number[];
    readonly matchScore: number;
  }>;
  readonly stillWaiting: number;
  /** One entry per pass with waiting users; empty for a skipped slot. */
  readonly figures: readonly SeatingStatistics[];
  readonly skipped: SkippedBecause | null;
}

export interface MatchingRun {
  readonly slots: readonly SlotRun[];
  readonly ms: number;
}

/** Manual run by staff over all slots with waiting users. A dry run saves no table and locks nothing. */
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
    const startedAt = this.clock.now().getTime();
    const elapsed = () => this.clock.now().getTime() - startedAt;
    const open = await this.openSlots.find(slots, MAX_SLOTS);
    await this.log(dryRun ? 'matching.previewed' : 'matching.run', staffId, slots, open.length);
    const runs: SlotRun[] = [];
    for (const { slot, waiting } of open) {
      const skipped =
        waiting > MAX_WAITING ? 'too_many_people' : elapsed() > TIME_BUDGET_MS ? 'out_of_time' : null;
      if (skipped) runs.push({ slot, waiting, tables: [], stillWaiting: waiting, figures: [], skipped });
      else if (dryRun) runs.push(outcome({ slot, waiting }, await this.previewTables.execute({ slot })));
      else runs.push(outcome({ slot, waiting }, await this.formTables.execute({ slot, by: 'manual' })));
    }
    return { slots: runs, ms: elapsed() };
  }

  /** Written before the run, so that the entry exists even if the run fails midway. */
  private log(
    action: 'matching.run' | 'matching.previewed',
    staffId: number,
    filter: Partial<Slot>,
    slots: number,
  ): Promise<void> {
    const details = { ...filter, slots };
    return this.unitOfWork.run(() =>
      this.auditLog.write({ actorId: staffId, action, target: null, details }),
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
