import type pg from 'pg';
import type { FigureQueries, Figures } from '../../../application/figures/figures.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import type { ReadQueries } from '../read-queries.js';
import { CHAT, QUEUE, REPORTS, SATURDAYS, SIGN_UPS, TABLE_SIZES } from './figures-sql.js';

/** Runs one query after another, so that a dashboard request never needs more than one connection. */
export class PostgresFigureQueries implements FigureQueries {
  /** @param zone the time zone in which days are counted */
  constructor(
    private readonly reads: ReadQueries,
    private readonly zone: TimeZone,
  ) {}

  async read(now: Date): Promise<Figures> {
    const rows = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> =>
      (await this.reads.query<Row>(text, text.includes('$2') ? [now, this.zone] : [now])).rows;
    const queue = await readQueue(this.reads, now);
    return {
      saturdays: await rows<Figures['saturdays'][number]>(SATURDAYS),
      tableSizes: await rows<Figures['tableSizes'][number]>(TABLE_SIZES),
      queue,
      reports: await rows<Figures['reports'][number]>(REPORTS),
      signUps: await rows<Figures['signUps'][number]>(SIGN_UPS),
      chat: await rows<Figures['chat'][number]>(CHAT),
    };
  }
}

/** The moderators' queue alone. */
export async function readQueue(reads: ReadQueries, now: Date): Promise<Figures['queue']> {
  return (await reads.query<Figures['queue']>(QUEUE, [now])).rows[0]!;
}
