import type { MatchRow } from '../../../application/match/match-views.js';
import { TABLE_LASTS_HOURS } from '../../../domain/match/match-status.js';
import { offsetAt } from '../../../domain/shared/time-zone.js';
import { icalClock, icalFile, icalInstant, icalText } from './icalendar.js';
import { vtimezone } from './vtimezone.js';

const HOUR_MS = 3_600_000;

/** The fields of a match that the calendar event needs. */
export type CalendarRow = Pick<
  MatchRow,
  | 'id'
  | 'users'
  | 'venueType'
  | 'suggestedTime'
  | 'suggestedLocation'
  | 'startsAt'
  | 'timeZone'
  | 'status'
  | 'meetup'
  | 'updatedAt'
>;

interface CalendarSurroundings {
  readonly appName: string;
  readonly publicUrl: string;
}

/** Formats a match as an iCalendar file (RFC 5545) with one event, in local time with TZID. */
export function presentCalendar(row: CalendarRow, { appName, publicUrl }: CalendarSurroundings): string {
  const { startsAt, timeZone } = row;
  const wallClock = (hoursLater: number) => {
    const ms = startsAt.getTime() + hoursLater * HOUR_MS;
    return icalClock(ms + offsetAt(ms, timeZone));
  };
  const chat = `${publicUrl}/chat/${row.id}`;
  const people = row.users.map(({ displayName }) => displayName).join(', ');
  return icalFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${icalText(appName)}//Tables//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...vtimezone(timeZone, startsAt),
    'BEGIN:VEVENT',
    `UID:match-${row.id}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${icalInstant(row.updatedAt)}`,
    `DTSTART;TZID=${timeZone}:${wallClock(0)}`,
    `DTEND;TZID=${timeZone}:${wallClock(TABLE_LASTS_HOURS)}`,
    `SUMMARY:${icalText(row.meetup?.title ?? `${appName}: ${row.suggestedTime} at a ${row.venueType}`)}`,
    `DESCRIPTION:${icalText(people ? `With ${people}.\n${chat}` : chat)}`,
    ...(row.suggestedLocation ? [`LOCATION:${icalText(row.suggestedLocation)}`] : []),
    `URL:${chat}`,
    `STATUS:${row.status === 'pending' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
