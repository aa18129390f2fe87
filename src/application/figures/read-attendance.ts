import { DAY_MS } from '../../domain/shared/durations.js';
import { risksOf } from '../../domain/match/table-risk.js';
import type { Clock } from '../shared/ports.js';
import type { Attendance, AttendanceQueries } from './attendance.js';

const COMING_DAYS = 7;
const MOST_TABLES = 2000;
const MOST_AT_RISK = 50;

/** Reads which tables of the next seven days are at risk, and how many members came on the past Saturdays. */
export class ReadAttendance {
  constructor(
    private readonly queries: AttendanceQueries,
    private readonly clock: Clock,
  ) {}

  async execute(readerId: number): Promise<Attendance> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + COMING_DAYS * DAY_MS);
    const tables = await this.queries.comingTables(now, until, MOST_TABLES);
    const atRisk = tables
      .map((table) => ({ ...table, risks: risksOf(table, now) }))
      .filter(({ risks }) => risks.length > 0)
      .slice(0, MOST_AT_RISK);
    return { atRisk, saturdays: await this.queries.saturdays(readerId, now) };
  }
}
