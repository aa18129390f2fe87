import { HOUR_MS } from '../shared/durations.js';
import { TABLE_SIZE } from '../seating/model/table-size.js';

/** Hours before the start from which half of the members should have confirmed. */
const CONFIRMED_BY_HOURS = 48;
/** Hours before the start from which the venue should be known. */
const VENUE_BY_HOURS = 24;

/** Why a table may not take place: one more cancellation would end it, too few confirmations, no venue, no booking. */
export const TABLE_RISKS = ['short', 'unconfirmed', 'no_venue', 'not_booked'] as const;
export type TableRisk = (typeof TABLE_RISKS)[number];

interface ComingTable {
  readonly startsAt: Date;
  readonly members: number;
  readonly confirmed: number;
  readonly hasVenue: boolean;
  /** Whether nobody at the table has said that they book, though all were told. */
  readonly isUnbooked: boolean;
}

/** @returns the risks of a table at `now`, none for one that begins in time */
export function risksOf(
  { startsAt, members, confirmed, hasVenue, isUnbooked }: ComingTable,
  now: Date,
): TableRisk[] {
  const hoursLeft = (startsAt.getTime() - now.getTime()) / HOUR_MS;
  const is: Record<TableRisk, boolean> = {
    short: members <= TABLE_SIZE.smallestFinal,
    unconfirmed: hoursLeft < CONFIRMED_BY_HOURS && confirmed * 2 < members,
    no_venue: hoursLeft < VENUE_BY_HOURS && !hasVenue,
    not_booked: isUnbooked,
  };
  return TABLE_RISKS.filter((risk) => is[risk]);
}
