import type pg from 'pg';
import type { CaseFigures, FigureQueries, GeneralFigures } from '../../../application/figures/figures.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import type { ReadQueries } from '../read-queries.js';
import { QUEUE, REPORTS, SATURDAYS, SIGN_UPS } from './figures-sql.js';

/** No one has this id, so nothing is hidden from this reader. */
const NO_ONE = 0;

/** Runs one query after another, so that a dashboard request never needs more than one connection. */
export class PostgresFigureQueries implements FigureQueries {
  /** @param zone the time zone in which days are counted */
  constructor(
    private readonly reads: ReadQueries,
    private readonly zone: TimeZone,
  ) {}

  async read(now: Date): Promise<GeneralFigures> {
    const rows = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> =>
      (await this.reads.query<Row>(text, [now, this.zone])).rows;
    return {
      saturdays: await rows<GeneralFigures['saturdays'][number]>(SATURDAYS),
      signUps: await rows<GeneralFigures['signUps'][number]>(SIGN_UPS),
    };
  }

  async casesFor(readerId: number, now: Date): Promise<CaseFigures> {
    const values = [now, this.zone, readerId];
    const { rows } = await this.reads.query<CaseFigures['reports'][number]>(REPORTS, values);
    return { queue: await readQueue(this.reads, now, readerId), reports: rows };
  }
}

/** The moderators' queue alone. @param readerId counts the whole queue when absent */
export async function readQueue(
  reads: ReadQueries,
  now: Date,
  readerId = NO_ONE,
): Promise<CaseFigures['queue']> {
  return (await reads.query<CaseFigures['queue']>(QUEUE, [now, readerId])).rows[0]!;
}
