import type {
  AttendanceQueries,
  ComingTable,
  SaturdayAttendance,
} from '../../../application/figures/attendance.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import type { ReadQueries } from '../read-queries.js';
import { COMING_TABLES, SATURDAYS_ATTENDED } from './attendance-sql.js';

export class PostgresAttendanceQueries implements AttendanceQueries {
  /** @param zone the time zone in which days are counted */
  constructor(
    private readonly reads: ReadQueries,
    private readonly zone: TimeZone,
  ) {}

  async comingTables(now: Date, until: Date, limit: number): Promise<ComingTable[]> {
    return (await this.reads.query<ComingTable>(COMING_TABLES, [now, until, limit])).rows;
  }

  async saturdays(readerId: number, now: Date): Promise<SaturdayAttendance[]> {
    return (await this.reads.query<SaturdayAttendance>(SATURDAYS_ATTENDED, [now, this.zone, readerId])).rows;
  }
}
