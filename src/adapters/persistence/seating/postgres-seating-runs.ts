import type { EntityManager } from '@mikro-orm/postgresql';
import type { SeatingRun, SeatingRuns } from '../../../application/seating/seating-runs.js';
import { removeBatch } from '../remove-batch.js';

const WRITE = `
  insert into seating_runs (at, preferred_date, preferred_time, venue_type, run, pass, waiting, tables, seated, planned,
    at_most, small, small_at_least, worst, worst_at_most, affinity, affinity_at_most, paths, ms, match_ids)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?::int[])`;

export class PostgresSeatingRuns implements SeatingRuns {
  constructor(private readonly em: EntityManager) {}

  async write({ slot, run, at, figures, matchIds }: SeatingRun): Promise<void> {
    await this.em.execute(WRITE, [
      at,
      slot.preferredDate,
      slot.preferredTime,
      slot.venueType,
      run,
      figures.pass,
      figures.waiting,
      figures.tables,
      figures.seated,
      figures.planned,
      figures.atMost,
      figures.small,
      figures.smallAtLeast,
      figures.worst,
      figures.worstAtMost,
      figures.affinity,
      figures.affinityAtMost,
      JSON.stringify(figures.paths),
      figures.ms,
      `{${matchIds.join()}}`,
    ]);
  }

  removeBefore(before: Date, limit: number): Promise<number> {
    return removeBatch(this.em, 'seating_runs', 'at < ?', [before], limit);
  }
}
