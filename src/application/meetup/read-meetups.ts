import { MeetupNotFound } from '../../domain/meetup/meetup-errors.js';
import { unmetLimit } from '../../domain/meetup/meetup-limits.js';
import { AgeRange } from '../../domain/shared/age.js';
import { AccountGone } from '../shared/account-gone.js';
import type { MeetupPosition, MeetupRow } from './meetup-views.js';
import type { MeetupPorts, ParticipantDetails } from './ports.js';

export interface BrowseMeetupsQuery {
  readonly userId: number;
  /** The greatest distance in miles; null for any distance. */
  readonly maxDistance: number | null;
  readonly venueType: string | null;
  readonly date: string | null;
  readonly after: MeetupPosition | null;
  readonly limit: number;
}

/** A meetup with the permissions of the reader. */
export interface ReadMeetup {
  readonly row: MeetupRow;
  /** Whether it is upcoming, and the reader meets its limits or they are advisory. */
  readonly mayJoin: boolean;
  /**
   * Whether the reader may see bio and survey answers of its members: only members, the organizer, and users who could take
   * a seat now, so not of a full meetup or at the time of another seat.
   */
  readonly mayReadProfiles: boolean;
}

/** Reads meetups for one user. */
export class ReadMeetups {
  constructor(private readonly ports: Pick<MeetupPorts, 'meetupQueries' | 'participants' | 'clock'>) {}

  /** A page of upcoming meetups; `next` is the cursor of the next page, null on the last. @throws AccountGone */
  async browse(query: BrowseMeetupsQuery): Promise<{ meetups: ReadMeetup[]; next: MeetupPosition | null }> {
    const { userId, ...filter } = query;
    const reader = await this.reader(userId);
    const { meetups, next } = await this.ports.meetupQueries.browse(
      { ...filter, readerId: userId, near: reader.coordinates },
      this.ports.clock.now(),
    );
    return { meetups: meetups.map((row) => this.asSeenBy(reader, row)), next };
  }

  /** The meetups that the user organizes, has joined or is waitlisted for. @throws AccountGone */
  async own(userId: number): Promise<ReadMeetup[]> {
    const reader = await this.reader(userId);
    const rows = await this.ports.meetupQueries.ofUser(userId, reader.coordinates);
    return rows.map((row) => this.asSeenBy(reader, row));
  }

  /** @throws AccountGone, MeetupNotFound (also for a past or canceled meetup, unless the user is member or organizer) */
  async one(userId: number, meetupId: number): Promise<ReadMeetup> {
    const reader = await this.reader(userId);
    const row = await this.ports.meetupQueries.meetup(userId, reader.coordinates, meetupId);
    if (!row || !(isOwn(userId, row) || this.isToCome(row))) throw new MeetupNotFound();
    return this.asSeenBy(reader, row);
  }

  private async reader(userId: number): Promise<ParticipantDetails> {
    const reader = await this.ports.participants.find(userId, this.ports.clock.now());
    if (!reader) throw new AccountGone();
    return reader;
  }

  private isToCome({ status, startsAt }: MeetupRow): boolean {
    return status === 'open' && startsAt > this.ports.clock.now();
  }

  private asSeenBy(reader: ParticipantDetails, row: MeetupRow): ReadMeetup {
    const { venue, maxDistance, requiredInterests } = row;
    const ageRange = AgeRange.of(row.ageRangeMin, row.ageRangeMax);
    const isInvited =
      !row.enforceLimits ||
      unmetLimit({ ageRange, maxDistance, requiredInterests }, venue.coordinates, reader) === null;
    const own = isOwn(reader.userId, row);
    const mayJoin = this.isToCome(row) && (own || isInvited);
    const hasFreeSeat = row.currentParticipants < row.maxParticipants;
    return { row, mayJoin, mayReadProfiles: own || (mayJoin && hasFreeSeat && !row.hasOtherSeat) };
  }
}

const isOwn = (userId: number, row: MeetupRow): boolean => row.joined || row.createdBy === userId;
