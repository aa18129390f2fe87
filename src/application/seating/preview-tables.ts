import type { Slot } from '../../domain/shared/slot.js';
import type { Clock } from '../shared/ports.js';
import { passesOf } from './passes.js';
import type { PlanSeating, SeatingPlan } from './plan-seating.js';
import type { WaitingSeeker } from './ports.js';
import type { SeatedTable } from './save-tables.js';
import { statisticsOf, type SeatingStatistics } from './seating-runs.js';

/** A table that a run would form or fill; `matchId` is null for a new one. */
type PreviewTable = Omit<SeatedTable, 'matchId'> & { readonly matchId: number | null };

export interface Preview {
  readonly tables: readonly PreviewTable[];
  readonly stillWaiting: readonly WaitingSeeker[];
  readonly figures: readonly SeatingStatistics[];
}

/** Dry run over a slot: the same two passes as a run, without saving the result. */
export class PreviewTables {
  constructor(
    private readonly planSeating: PlanSeating,
    private readonly clock: Clock,
  ) {}

  async execute({ slot }: { slot: Slot }): Promise<Preview> {
    const [final, rolling] = passesOf(slot, this.clock.now());
    const late = await this.planSeating.execute({ slot, ...final });
    const early = await this.planSeating.execute({ slot, ...rolling });
    return {
      tables: [...tablesOf(late), ...tablesOf(early)],
      stillWaiting: [...unseatedOf(late), ...unseatedOf(early)],
      figures: [...statisticsOf(final.pass, late), ...statisticsOf(rolling.pass, early)],
    };
  }
}

function tablesOf({ tables, grown, openTables }: SeatingPlan): PreviewTable[] {
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
