import type { VenueType } from '../../domain/shared/slot.js';
import type { MeetupStatus } from '../../domain/meetup/meetup.js';
import type { MeetupVenue } from '../../domain/meetup/venue.js';
import type { PageAsked, PageFound } from '../shared/page.js';
import type { PersonRow } from '../shared/person-row.js';

/** A meetup in the list of the console. */
export interface MeetupRecordRow {
  readonly id: number;
  readonly title: string;
  readonly status: MeetupStatus;
  readonly venueType: VenueType;
  readonly restaurantName: string;
  readonly scheduledDate: string;
  readonly scheduledTime: string;
  readonly seats: number;
  readonly seatsTaken: number;
  /** Length of the waitlist. */
  readonly waiting: number;
  readonly organizer: PersonRow | null;
  /** Whether staff planned it, in which case the organizer has no seat. */
  readonly byStaff: boolean;
}

export interface MeetupRecord extends MeetupRecordRow {
  readonly description: string | null;
  readonly venue: MeetupVenue;
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly createdAt: Date;
  readonly participants: readonly PersonRow[];
  /** In FIFO order. */
  readonly waitlist: readonly PersonRow[];
  readonly matchId: number;
  /** What a cancellation is decided on; null without a decision. See `DecidedOn`. */
  readonly lastDecisionId: number | null;
}

export type MeetupRecordSort = 'id' | 'scheduledDate' | 'seatsTaken';

export interface MeetupRecordFilter {
  readonly id: readonly number[];
  /** Substring of the title or of the name of the venue. */
  readonly q: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly status: MeetupStatus;
  readonly venueType: VenueType;
}

/** Read queries of the console for meetups. */
export interface MeetupRecords {
  page(asked: PageAsked<MeetupRecordSort, MeetupRecordFilter>): Promise<PageFound<MeetupRecordRow>>;
  one(id: number): Promise<MeetupRecord | null>;
}
