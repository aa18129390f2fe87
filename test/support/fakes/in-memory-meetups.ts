import type { Meetups, ParticipantDetails, Participants } from '../../../src/application/meetup/ports.js';
import { Meetup } from '../../../src/domain/meetup/meetup.js';
import { aParticipant } from '../builders/a-meetup.js';
import type { InMemoryMatches } from './in-memory-matches.js';
import { InMemoryPairs } from './in-memory-pairs.js';
import { InMemoryRows } from './in-memory-rows.js';

/** Meetups whose matches are in another fake. */
export class InMemoryMeetups implements Meetups {
  readonly rows = new InMemoryRows<Meetup>();

  constructor(private readonly matches: InMemoryMatches) {}

  async add(meetup: Meetup, now: Date): Promise<void> {
    this.rows.save(meetup);
    await this.matches.add(meetup.setTable(now));
  }

  async save(meetup: Meetup): Promise<void> {
    this.rows.save(meetup);
    await this.matches.save(meetup.table);
  }

  async findForUpdate(meetupId: number): Promise<Meetup | null> {
    const matchId = await this.tableOf(meetupId);
    const table = matchId === null ? null : await this.matches.findForUpdate(matchId);
    const meetup = this.rows.find(({ id }) => id === meetupId);
    return table && meetup && Meetup.restore({ ...meetup.state, table });
  }

  async tableOf(meetupId: number): Promise<number | null> {
    return this.matches.rows.find((match) => match.meetupId === meetupId)?.id ?? null;
  }

  async plannedSince(instant: Date, userId: number): Promise<Meetup[]> {
    const isRecent = ({ state }: Meetup) => state.createdBy === userId && state.createdAt >= instant;
    const isOpen = ({ id }: Meetup) =>
      this.matches.rows.find(({ meetupId }) => meetupId === id)?.status !== 'cancelled';
    return this.rows.filter((meetup) => isRecent(meetup) && isOpen(meetup)).toReversed();
  }

  async waitlistsOf(userId: number, now: Date): Promise<number[]> {
    const isAhead = (meetupId: number) =>
      this.matches.rows.find((match) => match.meetupId === meetupId)?.isAhead(now) ?? false;
    return this.rows
      .filter((meetup) => meetup.isOnWaitlist(userId) && isAhead(meetup.id))
      .map(({ id }) => id);
  }
}

/** The default participant is a trusted user of 22 nearby; `known` overrides it, with null for a deleted account. */
export class InMemoryParticipants implements Participants {
  readonly known = new Map<number, Partial<ParticipantDetails> | null>();

  /** @param apart the blocks */
  constructor(private readonly apart = new InMemoryPairs()) {}

  async find(userId: number): Promise<ParticipantDetails | null> {
    const known = this.known.get(userId);
    if (known === null) return null;
    const blockedUserIds = this.apart.of(userId);
    return {
      ...aParticipant(userId),
      blockedUserIds,
      trustScore: 60,
      timeZone: 'America/New_York',
      ...known,
    };
  }

  findForUpdate = (userId: number): Promise<ParticipantDetails | null> => this.find(userId);
}
