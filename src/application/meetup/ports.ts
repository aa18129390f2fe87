import type { Participant, Meetup } from '../../domain/meetup/meetup.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';

export interface Meetups {
  /** Inserts a meetup, sets its id and creates its match. */
  add(meetup: Meetup, now: Date): Promise<void>;
  /** Updates meetup, match and waitlist, and stores the domain events of the match. */
  save(meetup: Meetup): Promise<void>;
  /** Reads it with a row lock on its match until the unit of work ends, which serializes changes of its seats. */
  findForUpdate(meetupId: number): Promise<Meetup | null>;
  /** @returns the id of its match, or null when there is no such meetup */
  tableOf(meetupId: number): Promise<number | null>;
  /** Open meetups that the user planned at the instant or later, at most 50, newest first, as they were planned. */
  plannedSince(instant: Date, userId: number): Promise<Meetup[]>;
  /** Ids of the upcoming meetups on whose waitlist the user is, in ascending order. */
  waitlistsOf(userId: number, now: Date): Promise<number[]>;
}

/** The stored data of a user that the rules of meetups need. */
export interface ParticipantDetails extends Omit<Participant, 'hasOtherSeat'> {
  readonly trustScore: number;
  /** Time zone of the coordinates, null when they are unknown. */
  readonly timeZone: TimeZone | null;
}

export interface Participants {
  /** @returns null for a deleted account */
  find(userId: number, now: Date): Promise<ParticipantDetails | null>;
  /** With a row lock on the user, so that a user takes seats one after another. */
  findForUpdate(userId: number, now: Date): Promise<ParticipantDetails | null>;
}
