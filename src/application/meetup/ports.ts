import type { Participant, Meetup } from '../../domain/meetup/meetup.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import type { VenueType } from '../../domain/shared/slot.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Ground } from '../ground/ground.js';
import type { LeavingTables } from '../match/leaving-tables.js';
import type { Matches } from '../match/ports.js';
import type { MatchingRequests } from '../matching-request/ports.js';
import type { Blocks } from '../moderation/ports.js';
import type { LinkedPictures } from '../shared/pictures.js';
import type { TimeZones } from '../shared/time-zones.js';
import type { MeetupQueries } from './meetup-views.js';

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

/** What a link shows of a meetup before its coordinates are replaced by an area. */
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

/** The texts of the picture that other sites show beside a link, already in one language. */
export interface ShareImageTexts {
  readonly appName: string;
  readonly title: string;
  /** Day and hour, area, seats left. */
  readonly lines: readonly string[];
}

export interface ShareImages {
  /** @returns a PNG of 1200 by 630 pixels @throws ServiceUnavailable while too many are being drawn */
  draw(texts: ShareImageTexts): Promise<Uint8Array>;
}

export interface MeetupPorts extends Ground {
  readonly meetups: Meetups;
  readonly participants: Participants;
  readonly meetupLinks: MeetupLinks;
  readonly meetupQueries: MeetupQueries;
  readonly linkedPictures: LinkedPictures;
  readonly zones: TimeZones;
  readonly matches: Matches;
  readonly requests: MatchingRequests;
  readonly blocks: Pick<Blocks, 'existBetween'>;
  readonly systemMessages: SystemMessages;
  readonly leavingTables: LeavingTables;
}
