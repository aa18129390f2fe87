import type { Coordinates } from '../../domain/shared/distance.js';
import type { SurveyAnswers } from '../../domain/shared/survey-answers.js';

/** Someone at a meetup, as far as others may ever see them. */
export interface MeetupPersonRow {
  readonly id: number;
  /** First name, numbered where two at the meetup share it. */
  readonly displayName: string;
  readonly firstName: string;
  readonly profileImageUrl: string | null;
  readonly dateOfBirth: string | null;
  readonly trustScore: number;
  readonly bio: string | null;
}

export interface OrganizerRow extends MeetupPersonRow {
  readonly isIdVerified: boolean;
  readonly isPhoneVerified: boolean;
  readonly isProfilePictureVerified: boolean;
}

export interface MeetupParticipantRow extends MeetupPersonRow {
  readonly survey: SurveyAnswers | null;
}

/** A meetup with its people, as one reader finds it. */
export interface MeetupRow {
  readonly id: number;
  readonly title: string;
  readonly description: string | null;
  readonly meetupType: string;
  readonly venueType: string;
  readonly venueImageUrl: string | null;
  readonly restaurantName: string;
  readonly restaurantAddress: string;
  readonly restaurantType: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
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
  /** Miles from the reader to the venue; null when either place is unknown. */
  readonly distance: number | null;
  readonly matchId: number;
  readonly joined: boolean;
  /** The reader's place in line, from 1; null when they do not wait. */
  readonly waitlistPosition: number | null;
  /** How many wait in line, for its organiser to know; null for everyone else. */
  readonly waiting: number | null;
  readonly createdBy: number;
  readonly creator: OrganizerRow;
  readonly participants: readonly MeetupParticipantRow[];
  readonly createdAt: Date;
}

/** Where a page of the list ended. */
export interface MeetupPosition {
  readonly date: string;
  /** Hundredths of a mile. */
  readonly distance: number;
  readonly id: number;
}

export interface MeetupSearch {
  readonly readerId: number;
  /** Where the reader is: near comes first, and far away is left out. */
  readonly near: Coordinates | null;
  /** Miles; venues whose place is unknown are found at any distance. */
  readonly maxDistance: number;
  readonly venueType: string | null;
  readonly date: string | null;
  /** Minimum number of free seats. */
  readonly seatsLeft: number;
  readonly after: MeetupPosition | null;
  readonly limit: number;
}

export interface MeetupPage {
  readonly meetups: readonly MeetupRow[];
  /** Null on the last page. */
  readonly next: MeetupPosition | null;
}

/** What would bring people together who are kept apart is not there, for either of them, unless they are part of it. */
export interface MeetupQueries {
  /** Meetups that are still to come, by date and then by distance. */
  browse(search: MeetupSearch, now: Date): Promise<MeetupPage>;
  /** What the person organises, joined or waits for, and is not called off: the soonest to come first, at most fifty. */
  ofUser(readerId: number, near: Coordinates | null): Promise<MeetupRow[]>;
  meetup(readerId: number, near: Coordinates | null, meetupId: number): Promise<MeetupRow | null>;
}
