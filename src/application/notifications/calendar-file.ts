import { HOUR_MS } from '../../domain/shared/durations.js';
import { isolated } from '../../domain/shared/isolated.js';
import { isVoid, type MatchStatus, TABLE_LASTS_HOURS } from '../../domain/match/match-status.js';
import type { Language } from '../../domain/shared/language.js';
import type { BookingView } from '../../domain/venue/booking.js';
import { bookingText } from './booking-text.js';
import type { VenueType } from '../../domain/shared/slot.js';
import { offsetAt } from '../../domain/shared/time-zone.js';
import type { MailAttachment } from '../shared/ports.js';
import { textsOf } from '../shared/texts.js';
import { placeText } from './place-text.js';
import { icalClock, icalFile, icalInstant, icalText } from './icalendar.js';
import { vtimezone } from './vtimezone.js';

/** How often a calendar should read a feed, as a duration of RFC 5545. */
const REFRESHED_EVERY = 'PT1H';

/** A match as one member's calendar shows it. */
export interface TableEvent {
  readonly matchId: number;
  /** Title of the meetup; null for a match formed by a run. */
  readonly title: string | null;
  /** Display names of the other members. */
  readonly tableMates: readonly string[];
  readonly venueType: VenueType;
  /** The meal. */
  readonly time: string;
  /** Venue in one line; null while it is not known. */
  readonly place: string | null;
  /** Null while there is none. */
  readonly booking: BookingView | null;
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly state: EventState;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** `tentative` while the match is pending; `cancelled` also for a user who has left it. */
export type EventState = 'tentative' | 'confirmed' | 'cancelled';

export const eventStateOf = (status: MatchStatus): EventState => {
  if (isVoid(status)) return 'cancelled';
  return status === 'pending' ? 'tentative' : 'confirmed';
};

export interface CalendarSurroundings {
  readonly appName: string;
  readonly publicUrl: string;
  readonly language: Language;
}

/**
 * Formats a match as an iCalendar file (RFC 5545) with one event, in local time with TZID. The method of a cancelled one
 * is CANCEL (RFC 5546), which removes the event that the calendar got before.
 */
export function calendarFile(event: TableEvent, around: CalendarSurroundings): string {
  return icalFile([
    ...headerOf(around, methodOf(event)),
    ...vtimezone(event.timeZone, event.startsAt),
    ...eventLines(event, around),
    'END:VCALENDAR',
  ]);
}

/** Formats the matches of a user as a calendar that other programs subscribe to. */
export function calendarFeed(events: readonly TableEvent[], around: CalendarSurroundings, now: Date): string {
  const zones = [...new Set(events.map(({ timeZone }) => timeZone))];
  const name = icalText(around.appName);
  return icalFile([
    ...headerOf(around, 'PUBLISH'),
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESHED_EVERY}`,
    `X-PUBLISHED-TTL:${REFRESHED_EVERY}`,
    ...zones.flatMap((zone) => vtimezone(zone, middleOfYear(now))),
    ...events.flatMap((event) => eventLines(event, around)),
    'END:VCALENDAR',
  ]);
}

/** The time zones of a feed change once a year, so that its ETag stays the same between changes of its tables. */
const middleOfYear = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), 6));

const methodOf = ({ state }: TableEvent): 'PUBLISH' | 'CANCEL' =>
  state === 'cancelled' ? 'CANCEL' : 'PUBLISH';

const headerOf = ({ appName }: CalendarSurroundings, method: string): string[] => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  `PRODID:-//${icalText(appName)}//Tables//EN`,
  'CALSCALE:GREGORIAN',
  `METHOD:${method}`,
];

function eventLines(event: TableEvent, { appName, publicUrl, language }: CalendarSurroundings): string[] {
  const { matchId, startsAt, timeZone, updatedAt } = event;
  const place = placeText(event.place, language);
  const wallClock = (hoursLater: number) => {
    const ms = startsAt.getTime() + hoursLater * HOUR_MS;
    return icalClock(ms + offsetAt(ms, timeZone));
  };
  const chat = `${publicUrl}/chat/${matchId}`;
  const t = textsOf('calendar', language);
  const names = event.tableMates.map(isolated).join(', ');
  const about = [names && t('people', { names }), bookingText(event.booking, language), chat].filter(Boolean);
  return [
    'BEGIN:VEVENT',
    `UID:match-${matchId}@${new URL(publicUrl).hostname}`,
    `SEQUENCE:${revisionOf(event)}`,
    `DTSTAMP:${icalInstant(updatedAt)}`,
    `LAST-MODIFIED:${icalInstant(updatedAt)}`,
    `DTSTART;TZID=${timeZone}:${wallClock(0)}`,
    `DTEND;TZID=${timeZone}:${wallClock(TABLE_LASTS_HOURS)}`,
    `SUMMARY:${icalText(event.title === null ? `${appName}: ${t('summary', { meal: event.time, venue: event.venueType })}` : isolated(event.title))}`,
    `DESCRIPTION:${icalText(about.join('\n'))}`,
    ...(place ? [`LOCATION:${icalText(isolated(place))}`] : []),
    `URL:${chat}`,
    `STATUS:${event.state.toUpperCase()}`,
    'END:VEVENT',
  ];
}

/**
 * A later state of an event must have a greater SEQUENCE: the hundredths of a second from the creation of the table to its
 * last change. A cancellation is one more, because it can follow within one of them.
 */
const revisionOf = ({ createdAt, updatedAt, state }: TableEvent): number =>
  Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 10)) + (state === 'cancelled' ? 1 : 0);

/** The file as it comes with a mail. */
export const calendarAttachment = (event: TableEvent, around: CalendarSurroundings): MailAttachment => ({
  fileName: `table-${event.matchId}.ics`,
  contentType: `text/calendar; charset=utf-8; method=${methodOf(event)}`,
  content: calendarFile(event, around),
});
