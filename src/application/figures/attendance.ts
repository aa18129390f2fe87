import type { TableRisk } from '../../domain/match/table-risk.js';

/** A table of the coming days, without its members. */
export interface ComingTable {
  readonly id: number;
  readonly date: string;
  readonly startsAt: Date;
  readonly members: number;
  readonly confirmed: number;
  readonly hasVenue: boolean;
  /** Whether the table was told that nobody books, and still nobody does. */
  readonly isUnbooked: boolean;
}

/** What became of the tables of one Saturday. Counts only, meetups and cancelled tables excluded. */
export interface SaturdayAttendance {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly tables: number;
  readonly seats: number;
  readonly confirmed: number;
  /** Members who gave their seat back on the last day. */
  readonly lateCancellations: number;
  /** Members of whom at least two others said that they did not come. */
  readonly noShows: number;
  /** Members who gave feedback. */
  readonly answers: number;
  /** How often one of them would meet another again. */
  readonly again: number;
  /** How often they could have said so. */
  readonly againAsked: number;
  readonly concerns: number;
}

export interface AttendanceQueries {
  /** Open tables that start before `until`, soonest first. */
  comingTables(now: Date, until: Date, limit: number): Promise<ComingTable[]>;
  /**
   * The past twelve Saturdays and the next one, in the zone of the instance, earliest first. A concern is a report, so those
   * about tables at which the reader ever had a seat are not counted.
   */
  saturdays(readerId: number, now: Date): Promise<SaturdayAttendance[]>;
}

export interface Attendance {
  readonly atRisk: ReadonlyArray<ComingTable & { readonly risks: readonly TableRisk[] }>;
  readonly saturdays: readonly SaturdayAttendance[];
}
