import type { CalendarDate } from '../shared/calendar-date.js';
import type { VenueType } from '../shared/slot.js';
import type { TimeZone } from '../shared/time-zone.js';

/** What an open meetup says of its table. See ADR 11. */
export interface MeetupTable {
  readonly meetupId: number;
  readonly organiserId: number;
  readonly meetupType: 'group' | '1v1';
  readonly seats: number;
  readonly date: CalendarDate;
  /** `brunch`, `lunch`, `dinner` or a time of the clock. */
  readonly time: string;
  readonly startsAt: Date;
  readonly timeZone: TimeZone;
  readonly venueType: VenueType;
  /** The venue in one line. */
  readonly place: string;
}

/** What is the same at every table: when it meets, and at what kind of place. */
export interface Occasion {
  readonly suggestedDate: CalendarDate;
  readonly suggestedTime: string;
  readonly startsAt: Date;
  readonly venueType: VenueType;
  readonly timeZone: TimeZone;
}

/** The occasion that a meetup invites to. */
export const occasionOf = ({ date, time, startsAt, venueType, timeZone }: MeetupTable): Occasion => ({
  suggestedDate: date,
  suggestedTime: time,
  startsAt,
  venueType,
  timeZone,
});
