import type { MeetupStatus } from '../../domain/meetup/meetup.js';
import type { MeetupVenue } from '../../domain/meetup/venue.js';
import type { VenueType } from '../../domain/shared/slot.js';
import type { PageAsked, PageFound } from '../shared/page.js';

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

/** Read queries of the console for meetups, with rows as they are sent. */
export interface MeetupRecords {
  page(asked: PageAsked<MeetupRecordSort, MeetupRecordFilter>): Promise<PageFound<object>>;
  /** The venue is sent as flat fields. */
  one(id: number): Promise<{ readonly venue: MeetupVenue } | null>;
}
