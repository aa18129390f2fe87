import type { Run } from '../../domain/match/formation.js';
import { eachOf } from '../shared/each-due.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { PlanSeating, PlanSeatingQuery } from './plan-seating.js';
import type { WaitingSeeker } from './ports.js';
import type { SavingRun, SeatedTable, SaveTables } from './save-tables.js';
import {
  isWorthSaving,
  statisticsOf,
  type SeatingStatistics,
  type SeatingRun,
  type SeatingRuns,
} from './seating-runs.js';

export interface SeatUsersCommand extends PlanSeatingQuery {
  /** The kind of run, stored with each table that it forms or fills. */
  readonly run: Run;
}

export interface SeatingOutcome {
  readonly tables: readonly SeatedTable[];
  /** Eligible users without a seat after the run. */
  readonly stillWaiting: readonly WaitingSeeker[];
  /** One entry per pass in which at least one user waited. */
  readonly figures: readonly SeatingStatistics[];
}

/**
 * Runs the engine over one slot and saves its result table by table. A table that can no longer be saved is skipped;
 * its users remain for the next run.
 */
export class SeatUsers {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly planSeating: PlanSeating,
    private readonly saveTables: SaveTables,
    private readonly runs: SeatingRuns,
    private readonly clock: Clock,
  ) {}

  /** @throws ItemsFailed if tables failed to be saved, after all others are */
  async execute({ run, ...query }: SeatUsersCommand): Promise<SeatingOutcome> {
    const { slot, pass } = query;
    const plan = await this.planSeating.execute(query);
    const unseated = new Map(plan.waiting.map((seeker) => [seeker.id, seeker]));
    const seekersOf = (ids: readonly number[]) => ids.map((id) => unseated.get(id)!);
    const tables: SeatedTable[] = [];
    const collect = (table: SeatedTable | null) => {
      if (!table) return;
      tables.push(table);
      for (const id of table.newcomers) unseated.delete(id);
    };
    const saving: SavingRun = { slot, run, pass };
    await eachOf(
      [
        ...plan.tables.map(
          ({ members }) =>
            () =>
              this.saveTables.form(saving, seekersOf(members)),
        ),
        ...plan.grown.map(
          ({ matchId, added }) =>
            () =>
              this.saveTables.grow(saving, matchId, seekersOf(added)),
        ),
      ],
      async (save) => collect(await save()),
    );
    const seated = plan.waiting.length - unseated.size;
    const figures = statisticsOf(pass, plan, { tables: tables.length, seated });
    const matchIds = tables.map(({ matchId }) => matchId);
    for (const each of figures)
      await this.saveRun({ slot, run, at: this.clock.now(), figures: each, matchIds });
    return { tables, stillWaiting: [...unseated.values()], figures };
  }

  private async saveRun(run: SeatingRun): Promise<void> {
    if (isWorthSaving(run)) await this.unitOfWork.run(() => this.runs.write(run));
  }
}
