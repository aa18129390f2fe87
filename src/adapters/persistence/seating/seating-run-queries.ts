import type {
  SeatingRunFilter,
  SeatingRunQueries,
  SeatingRunRow,
  SeatingRunSort,
} from '../../../application/seating/seating-runs.js';
import type { PageAsked, PageFound } from '../../../application/shared/page.js';
import { Conditions, consolePage } from '../console-sql.js';
import type { ReadQueries } from '../read-queries.js';

const RUN = `r.id, r.at, to_char(r.preferred_date, 'YYYY-MM-DD') as date, r.preferred_time as time,
  r.venue_type as "venueType", r.run, r.pass, r.waiting, r.tables, r.seated, r.planned, r.at_most as "atMost",
  r.small, r.small_at_least as "smallAtLeast", r.worst, r.worst_at_most as "worstAtMost",
  r.affinity, r.affinity_at_most as "affinityAtMost", r.paths, r.ms, r.match_ids as "matchIds"`;

const SORTS: Record<SeatingRunSort, string> = {
  id: 'r.id',
  date: 'r.preferred_date',
  waiting: 'r.waiting',
  seated: 'r.seated',
  gap: '(r.at_most - r.seated)',
  ms: 'r.ms',
};

export class PostgresSeatingRunQueries implements SeatingRunQueries {
  constructor(private readonly lists: ReadQueries) {}

  page(asked: PageAsked<SeatingRunSort, SeatingRunFilter>): Promise<PageFound<SeatingRunRow>> {
    const { id, date, time, venueType, run, pass } = asked.filter;
    const { where, values } = new Conditions()
      .add(id, (list) => `r.id = any (${list}::int[])`)
      .add(date, (day) => `r.preferred_date = ${day}::date`)
      .add(time, (meal) => `r.preferred_time = ${meal}`)
      .add(venueType, (kind) => `r.venue_type = ${kind}`)
      .add(run, (kind) => `r.run = ${kind}`)
      .add(pass, (kind) => `r.pass = ${kind}`);
    const list = { select: RUN, from: 'seating_runs r', where, values, sorts: SORTS, id: SORTS.id };
    return consolePage(this.lists, list, asked);
  }
}
