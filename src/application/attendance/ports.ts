import type { Miss } from '../../domain/attendance/miss.js';
import type { TableRecord } from '../../domain/attendance/table-record.js';
import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import type { Users } from '../account/ports.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Ground } from '../ground/ground.js';
import type { LeavingTables } from '../match/leaving-tables.js';
import type { MatchMails } from '../match/match-mails.js';
import type { MatchQueries } from '../match/match-views.js';
import type { Matches } from '../match/ports.js';

/** Missed tables with their steps. Callers lock the user's row before they save one. */
export interface Misses {
  /** Inserts or updates. */
  save(miss: Miss): Promise<void>;
  /** All misses of a user that still exist, newest first, at most `MOST_MISSES`. */
  of(userId: number): Promise<Miss[]>;
  /** Deletes at most `limit` misses of tables before the instant. @returns their number */
  removeBefore(instant: Date, limit: number): Promise<number>;
}

/** Bound of the list of misses, which is more than a user can have in 90 days. */
export const MOST_MISSES = 200;

/** A table to assess, with its local date. */
export interface AssessedTable extends TableRecord {
  readonly date: CalendarDate;
}

/** Tables formed by runs, as their members attended them. */
export interface TableRecords {
  /** Ids of at most `limit` tables that began within the period and are not yet assessed, in order of start, from the one after `after`. */
  dueBetween(from: Date, until: Date, limit: number, after?: number): Promise<number[]>;
  /**
   * Marks a table as assessed until the unit of work ends; a second call waits for the end of the first one.
   * @returns null when it has been assessed before
   */
  claim(matchId: number, now: Date): Promise<AssessedTable | null>;
  /**
   * UTC instants after `since` at which tables began that the user attended: no one said otherwise, the user included.
   */
  attendedBy(userId: number, since: Date, now: Date): Promise<Date[]>;
}

export interface AttendancePorts extends Ground {
  readonly matches: Matches;
  readonly matchQueries: Pick<MatchQueries, 'matchOf'>;
  readonly systemMessages: SystemMessages;
  readonly leavingTables: Pick<LeavingTables, 'leave'>;
  readonly matchMails: MatchMails;
}

export interface MissPorts extends Ground {
  readonly users: Users;
  readonly misses: Misses;
  readonly tableRecords: TableRecords;
}
