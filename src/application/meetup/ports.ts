import type { Participant, Meetup } from '../../domain/meetup/meetup.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';

export interface Meetups {
  /** Keeps a new meetup, gives it its id and sets its table. */
  add(meetup: Meetup, now: Date): Promise<void>;
  /** Keeps who sits and who waits, and the events of the table. */
  save(meetup: Meetup): Promise<void>;
  /** With a row lock on its match until the unit of work ends, which serializes changes of its seats. */
  findForUpdate(meetupId: number): Promise<Meetup | null>;
  /** The id of its table, null when there is no such meetup. */
  tableOf(meetupId: number): Promise<number | null>;
  /** Ids of the meetups to come in whose line the person waits, in order. */
  waitlistsOf(userId: number, now: Date): Promise<number[]>;
}

/** A person as the rules of meetups see them. */
export interface ParticipantDetails extends Participant {
  readonly trustScore: number;
  /** Of their coordinates, null where those are unknown. */
  readonly timeZone: TimeZone | null;
}

export interface Participants {
  /** Null for an account that is gone. */
  find(userId: number, now: Date): Promise<ParticipantDetails | null>;
  /** With a row lock on the user, so that a user takes seats one after another. */
  findForUpdate(userId: number, now: Date): Promise<ParticipantDetails | null>;
}
