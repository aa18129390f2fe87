import type { CalendarDate } from '../shared/calendar-date.js';
import type { VenueType } from '../shared/slot.js';
import type { TimeZone } from '../shared/time-zone.js';

/** What the match of a meetup copies of it; unlike the tables of `domain/seating`, the engine never sees it. See ADR 11. */
export interface MeetupTable {
  readonly meetupId: number;
  readonly organizerId: number;
  readonly meetupType: 'group' | '1v1';
  readonly seats: number;
  readonly date: CalendarDate;
  /** `brunch`, `lunch`, `dinner` or a local time in the format `19:30`. */
  readonly time: string;
  readonly startsAt: Date;
  readonly timeZone: TimeZone;
  readonly venueType: VenueType;
  /** Name and address of the venue in one line. */
  readonly place: string;
}

/** Date, time and venue type, for matches of both kinds. */
export interface Occasion {
  readonly suggestedDate: CalendarDate;
  readonly suggestedTime: string;
  readonly startsAt: Date;
  readonly venueType: VenueType;
  readonly timeZone: TimeZone;
}

export const occasionOf = ({ date, time, startsAt, venueType, timeZone }: MeetupTable): Occasion => ({
  suggestedDate: date,
  suggestedTime: time,
  startsAt,
  venueType,
  timeZone,
});
