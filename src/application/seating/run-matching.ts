import type { Slot } from '../../domain/shared/slot.js';
import type { FormTablesInSlot } from './form-tables-in-slot.js';
import { passesOf } from './passes.js';
import type { PlanSeating, SeatingPlan } from './plan-seating.js';
import type { OpenSlot, SeatingPorts, WaitingSeeker } from './ports.js';
import type { SeatingOutcome } from './seat-users.js';
import { statisticsOf, type SeatingStatistics } from './seating-runs.js';

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
    private readonly ports: Pick<SeatingPorts, 'openSlots' | 'unitOfWork' | 'audit' | 'clock'>,
    private readonly formTables: FormTablesInSlot,
    private readonly planSeating: PlanSeating,
  ) {}

  async execute({ staffId, dryRun, slots }: RunMatchingCommand): Promise<MatchingRun> {
    const { openSlots, clock } = this.ports;
    const startedAt = clock.now().getTime();
    const elapsed = () => clock.now().getTime() - startedAt;
    const open = await openSlots.find(slots, MAX_SLOTS);
    await this.log(dryRun ? 'matching.previewed' : 'matching.run', staffId, slots, open.length);
    const runs: SlotRun[] = [];
    for (const { slot, waiting } of open) {
      const skipped =
        waiting > MAX_WAITING ? 'too_many_people' : elapsed() > TIME_BUDGET_MS ? 'out_of_time' : null;
      if (skipped) runs.push({ slot, waiting, tables: [], stillWaiting: waiting, figures: [], skipped });
      else if (dryRun) runs.push(outcome({ slot, waiting }, await this.preview(slot)));
      else runs.push(outcome({ slot, waiting }, await this.formTables.execute({ slot, by: 'manual' })));
    }
    return { slots: runs, ms: elapsed() };
  }

  /** The same two passes as a run, without saving the result. */
  private async preview(slot: Slot): Promise<Tables> {
    const [final, rolling] = passesOf(slot, this.ports.clock.now());
    const late = await this.planSeating.execute({ slot, ...final });
    const early = await this.planSeating.execute({ slot, ...rolling });
    return {
      tables: [...tablesOf(late), ...tablesOf(early)],
      stillWaiting: [...unseatedOf(late), ...unseatedOf(early)],
      figures: [...statisticsOf(final.pass, late), ...statisticsOf(rolling.pass, early)],
    };
  }

  /** Written before the run, so that the entry exists even if the run fails midway. */
  private log(
    action: 'matching.run' | 'matching.previewed',
    staffId: number,
    filter: Partial<Slot>,
    slots: number,
  ): Promise<void> {
    const details = { ...filter, slots };
    const { unitOfWork, audit } = this.ports;
    return unitOfWork.run(() => audit.write({ actorId: staffId, action, target: null, details }));
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

/** The tables that a run would form or fill; `matchId` is null for a new one. */
function tablesOf({ tables, grown, openTables }: SeatingPlan): SlotRun['tables'] {
  const formed = tables.map(({ members, matchScore }) => ({
    matchId: null,
    members,
    newcomers: members,
    matchScore,
  }));
  const filled = grown.map(({ matchId, added, matchScore }) => {
    const members = openTables.find((table) => table.matchId === matchId)!.members.map(({ id }) => id);
    return { matchId, members: [...members, ...added], newcomers: added, matchScore };
  });
  return [...formed, ...filled];
}

function unseatedOf({ waiting, unseated }: SeatingPlan): WaitingSeeker[] {
  const left = new Set(unseated);
  return waiting.filter(({ id }) => left.has(id));
}
