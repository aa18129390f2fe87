import type { Slot } from '../../domain/shared/slot.js';
import type { Clock } from '../shared/ports.js';
import { passesOf } from './passes.js';
import type { PlanSeating, SeatingPlan } from './plan-seating.js';
import type { WaitingSeeker } from './ports.js';
import type { SeatedTable } from './seat-people.js';
import { statisticsOf, type SeatingStatistics } from './seating-runs.js';

/** A table as a run would set or fill it; without an id while it is not there. */
export type PreviewTable = Omit<SeatedTable, 'matchId'> & { readonly matchId: number | null };

export interface Preview {
  readonly tables: readonly PreviewTable[];
  readonly stillWaiting: readonly WaitingSeeker[];
  readonly figures: readonly SeatingStatistics[];
}

/** Says what a run over a slot would come to at this moment: the same two passes, of which nothing is kept. */
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
  const fresh = tables.map(({ members, matchScore }) => ({
    matchId: null,
    members,
    newcomers: members,
    matchScore,
  }));
  const filled = grown.map(({ matchId, added, matchScore }) => {
    const hosts = openTables.find((table) => table.matchId === matchId)!.members.map(({ id }) => id);
    return { matchId, members: [...hosts, ...added], newcomers: added, matchScore };
  });
  return [...fresh, ...filled];
}

function unseatedOf({ waiting, unseated }: SeatingPlan): WaitingSeeker[] {
  const left = new Set(unseated);
  return waiting.filter(({ id }) => left.has(id));
}
