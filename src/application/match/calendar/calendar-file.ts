import { TABLE_LASTS_HOURS } from '../../../domain/match/match-status.js';
import type { Language } from '../../../domain/shared/language.js';
import type { VenueType } from '../../../domain/shared/slot.js';
import { offsetAt } from '../../../domain/shared/time-zone.js';
import type { MailAttachment } from '../../shared/ports.js';
import { icalClock, icalFile, icalInstant, icalText } from './icalendar.js';
import { vtimezone } from './vtimezone.js';

const HOUR_MS = 3_600_000;

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
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly isTentative: boolean;
  readonly updatedAt: Date;
}

export interface CalendarSurroundings {
  readonly appName: string;
  readonly publicUrl: string;
  readonly language: Language;
}

interface Words {
  readonly summary: (time: string, venueType: VenueType) => string;
  readonly people: (names: string) => string;
}

const MEALS: Readonly<Record<string, string>> = { lunch: 'almuerzo', dinner: 'cena' };

const WORDS: Record<Language, Words> = {
  en: {
    summary: (time, venueType) => `${time} at a ${venueType}`,
    people: (names) => `With ${names}.`,
  },
  es: {
    summary: (time, venueType) =>
      `${MEALS[time] ?? time} en un ${venueType === 'cafe' ? 'café' : 'restaurante'}`,
    people: (names) => `Con ${names}.`,
  },
};

/** Formats a match as an iCalendar file (RFC 5545) with one event, in local time with TZID. */
export function calendarFile(event: TableEvent, around: CalendarSurroundings): string {
  const { appName, publicUrl, language } = around;
  const { matchId, startsAt, timeZone, place } = event;
  const wallClock = (hoursLater: number) => {
    const ms = startsAt.getTime() + hoursLater * HOUR_MS;
    return icalClock(ms + offsetAt(ms, timeZone));
  };
  const chat = `${publicUrl}/chat/${matchId}`;
  const { summary, people } = WORDS[language];
  const names = event.tableMates.join(', ');
  return icalFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${icalText(appName)}//Tables//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...vtimezone(timeZone, startsAt),
    'BEGIN:VEVENT',
    `UID:match-${matchId}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${icalInstant(event.updatedAt)}`,
    `DTSTART;TZID=${timeZone}:${wallClock(0)}`,
    `DTEND;TZID=${timeZone}:${wallClock(TABLE_LASTS_HOURS)}`,
    `SUMMARY:${icalText(event.title ?? `${appName}: ${summary(event.time, event.venueType)}`)}`,
    `DESCRIPTION:${icalText(names ? `${people(names)}\n${chat}` : chat)}`,
    ...(place ? [`LOCATION:${icalText(place)}`] : []),
    `URL:${chat}`,
    `STATUS:${event.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** The file as it comes with a mail. */
export const calendarAttachment = (event: TableEvent, around: CalendarSurroundings): MailAttachment => ({
  fileName: `table-${event.matchId}.ics`,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: calendarFile(event, around),
});
