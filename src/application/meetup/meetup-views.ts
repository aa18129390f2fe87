import type { MeetupVenue } from '../../domain/meetup/venue.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import type { SurveyAnswers } from '../../domain/shared/survey-answers.js';

/** Public data of a member or organizer; the presenter filters bio, date of birth and survey by permission. */
export interface MeetupPersonRow {
  readonly id: number;
  /** First name, numbered when two members share it. */
  readonly displayName: string;
  readonly firstName: string;
  readonly profileImageUrl: string | null;
  readonly dateOfBirth: string | null;
  readonly trustScore: number;
  readonly bio: string | null;
}

interface OrganizerRow extends MeetupPersonRow {
  readonly isIdVerified: boolean;
  readonly isPhoneVerified: boolean;
  readonly isProfilePictureVerified: boolean;
}

interface MeetupParticipantRow extends MeetupPersonRow {
  readonly survey: SurveyAnswers | null;
}

/** A meetup with its members, as one reader sees it. */
export interface MeetupRow {
  readonly id: number;
  readonly title: string;
  readonly description: string | null;
  readonly meetupType: string;
  readonly venue: MeetupVenue;
  readonly scheduledDate: string;
  readonly scheduledTime: string;
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly status: 'open' | 'completed' | 'cancelled';
  readonly currentParticipants: number;
  readonly maxParticipants: number;
  readonly ageRangeMin: number | null;
  readonly ageRangeMax: number | null;
  readonly maxDistance: number | null;
  readonly requiredInterests: readonly string[];
  readonly enforceLimits: boolean;
  /** Miles from the reader to the venue; null when one of the two locations is unknown. */
  readonly distance: number | null;
  /** Null for a reader without a seat, and for one who left the chat after the start. */
  readonly matchId: number | null;
  readonly joined: boolean;
  /** Whether the reader has a seat in another match that starts at the same instant. */
  readonly hasOtherSeat: boolean;
  /** The reader's position on the waitlist, starting at 1; null when not on it. */
  readonly waitlistPosition: number | null;
  /** Length of the waitlist for the organizer; null for any other reader. */
  readonly waiting: number | null;
  /** The token of its link, for the organizer; null for any other reader and without a link. */
  readonly shareToken: string | null;
  readonly createdBy: number;
  readonly creator: OrganizerRow;
  readonly participants: readonly MeetupParticipantRow[];
  readonly createdAt: Date;
}

/** Keyset cursor: the sort key of the last row of a page. */
export interface MeetupPosition {
  /** Full meetups follow those of the day with a free seat. */
  readonly isFull: boolean;
  /** Whole miles; 1,000,000,000 for a venue without coordinates, -1 for a reader without a location. */
  readonly miles: number;
  readonly date: string;
  readonly id: number;
}

export interface MeetupSearch {
  readonly readerId: number;
  /** Coordinates of the reader, for sorting and filtering by distance; null when unknown. */
  readonly near: Coordinates | null;
  /** Miles, null for any; venues without coordinates match at any distance. */
  readonly maxDistance: number | null;
  readonly venueType: string | null;
  readonly date: string | null;
  readonly after: MeetupPosition | null;
  readonly limit: number;
}

export interface MeetupPage {
  readonly meetups: readonly MeetupRow[];
  /** Cursor of the next page; null on the last page. */
  readonly next: MeetupPosition | null;
}

/** Read queries for meetups. A block in either direction hides a meetup from the reader, unless they are a member. */
export interface MeetupQueries {
  /** A page of upcoming meetups by day, within a day those with a free seat first, then by whole miles and id. */
  browse(search: MeetupSearch, now: Date): Promise<MeetupPage>;
  /** At most 50 meetups that the user organizes, has joined or is waitlisted for, without canceled ones; the next one first. */
  ofUser(readerId: number, near: Coordinates | null): Promise<MeetupRow[]>;
  meetup(readerId: number, near: Coordinates | null, meetupId: number): Promise<MeetupRow | null>;
}
