import type { VenueType } from '../../domain/shared/slot.js';
import type { MeetupStatus } from '../../domain/meetup/meetup.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import type { PageAsked, PageFound } from '../shared/page.js';
import type { PersonRow } from '../shared/person-row.js';

/** A meetup as staff find it in a list. */
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
  /** How many wait for a seat. */
  readonly waiting: number;
  readonly organiser: PersonRow | null;
  /** Opened by staff, who have no seat at it. */
  readonly byStaff: boolean;
}

export interface MeetupRecord extends MeetupRecordRow {
  readonly description: string | null;
  readonly restaurantAddress: string;
  /** Of the venue. */
  readonly coordinates: Coordinates | null;
  /** Of the venue: an address of ours, or elsewhere's. */
  readonly venueImageUrl: string | null;
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly createdAt: Date;
  readonly participants: readonly PersonRow[];
  /** First come first. */
  readonly waitlist: readonly PersonRow[];
  readonly matchId: number;
}

export type MeetupRecordSort = 'id' | 'scheduledDate' | 'seatsTaken';

export interface MeetupRecordFilter {
  readonly id: readonly number[];
  /** Part of the title or of the name of the place. */
  readonly q: string;
  readonly status: MeetupStatus;
  readonly venueType: VenueType;
}

/** Open meetups as staff read them. */
export interface MeetupRecords {
  page(asked: PageAsked<MeetupRecordSort, MeetupRecordFilter>): Promise<PageFound<MeetupRecordRow>>;
  one(id: number): Promise<MeetupRecord | null>;
}
