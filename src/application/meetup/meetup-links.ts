import type { Coordinates } from '../../domain/shared/distance.js';
import type { VenueType } from '../../domain/shared/slot.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';

/** 26 letters and digits: 134 bits, so that a link cannot be guessed. */
export const LINK_TOKEN_LENGTH = 26;

/** What a link shows of a meetup before `ReadSharedMeetup` replaces the coordinates by an area. */
export interface LinkedMeetup {
  readonly meetupId: number;
  readonly title: string;
  readonly venueType: VenueType;
  readonly startsAt: Date;
  readonly timeZone: TimeZone;
  readonly seatsLeft: number;
  readonly coordinates: Coordinates | null;
}

/** The links to public pages, at most one per meetup. See ADR 31. */
export interface MeetupLinks {
  /** Stores the token unless the meetup has one. @returns the token that it has then */
  put(meetupId: number, token: string): Promise<string>;
  /** Idempotent. */
  remove(meetupId: number): Promise<void>;
  /** @returns null for an unknown token, and for a meetup that is canceled or has begun */
  find(token: string, now: Date): Promise<LinkedMeetup | null>;
}
