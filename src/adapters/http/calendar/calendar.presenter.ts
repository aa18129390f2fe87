import { eventStateOf, type TableEvent } from '../../../application/notifications/calendar-file.js';
import type { MatchRow } from '../../../application/match/match-views.js';
import type { MatchStatus } from '../../../domain/match/match-status.js';
import type { VenueType } from '../../../domain/shared/slot.js';

/** The event of a match in the reader's calendar. */
export const presentTableEvent = (row: MatchRow): TableEvent => ({
  matchId: row.id,
  title: row.meetup?.title ?? null,
  tableMates: row.users.map(({ displayName }) => displayName),
  venueType: row.venueType as VenueType,
  time: row.suggestedTime,
  place: row.suggestedLocation,
  booking: row.booking,
  startsAt: row.startsAt,
  timeZone: row.timeZone,
  state: eventStateOf(row.status as MatchStatus),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
