import type {
  AdminContacts,
  Contact,
  Contacts,
  TableContact,
} from '../../../src/application/notifications/contacts.js';
import { DEFAULT_LANGUAGE, type Language } from '../../../src/domain/shared/language.js';
import type { ExpectedMember, Matches } from '../../../src/application/match/ports.js';
import type { FeedbackEntries, SeatingExclusions } from '../../../src/application/feedback/ports.js';
import type { Events } from '../../../src/application/shared/ports.js';
import { isFeedbackQuestionDue } from '../../../src/domain/match/feedback-question.js';
import type { MatchFeedback } from '../../../src/domain/match/match-feedback.js';
import type { Match } from '../../../src/domain/match/match.js';
import { nextStatusByTime } from '../../../src/domain/match/match-status.js';
import { lastSeatingOf } from '../../../src/domain/shared/slot.js';
import { InMemoryRows } from './in-memory-rows.js';

export class InMemoryMatches implements Matches {
  readonly rows = new InMemoryRows<Match>();
  /** Zones other than that of the match, by user. */
  readonly zones = new Map<number, string>();

  constructor(private readonly events: Events) {}

  async add(match: Match): Promise<void> {
    this.rows.save(match);
    match.announce();
    await this.save(match);
  }

  async save(match: Match): Promise<void> {
    const events = match.pullEvents();
    this.rows.save(match);
    await this.events.publish(events);
  }

  async find(matchId: number): Promise<Match | null> {
    return this.rows.find(({ id }) => id === matchId);
  }

  findForUpdate = (matchId: number): Promise<Match | null> => this.find(matchId);

  async findByRequestForUpdate(requestId: number): Promise<Match | null> {
    return this.rows.find(
      (match) => match.isOpen && match.seated.some((member) => member.requestId === requestId),
    );
  }

  async hasSeatAt(userId: number, startsAt: Date): Promise<boolean> {
    return this.rows
      .all()
      .some(
        (match) =>
          match.isOpen &&
          match.startsAt.getTime() === startsAt.getTime() &&
          match.seated.some((member) => member.userId === userId),
      );
  }

  async hasCancelledSince(userId: number, since: Date): Promise<boolean> {
    return this.rows
      .all()
      .some((match) => match.slot && match.cancelledBy === userId && match.closedAt! > since);
  }

  /** Matches in order of start, from the one after `after`. */
  inOrderAfter(after: number): Match[] {
    const byStart = (a: Match, b: Match) => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id;
    const last = this.rows.all().find(({ id }) => id === after);
    return this.rows.filter((match) => !last || byStart(match, last) > 0).sort(byStart);
  }

  async dueToAdvance(now: Date, limit: number, after = 0): Promise<number[]> {
    return this.inOrderAfter(after)
      .filter(
        (match) =>
          nextStatusByTime(match.status, match.startsAt, now) !== null ||
          (match.isAhead(now) && match.isTooSmall && now >= lastSeatingOf(match.startsAt)),
      )
      .slice(0, limit)
      .map(({ id }) => id);
  }

  async expectedMembers(from: Date, until: Date, after: number, limit: number): Promise<ExpectedMember[]> {
    return this.rows
      .filter(({ isOpen, startsAt }) => isOpen && startsAt > from && startsAt <= until)
      .flatMap((match) =>
        match.seated.map(({ userId, status, joinedAt, remindedAt }) => ({
          seatId: match.id * 1000 + userId,
          matchId: match.id,
          userId,
          startsAt: match.startsAt,
          timeZone: this.zones.get(userId) ?? match.timeZone,
          status,
          joinedAt,
          remindedAt,
        })),
      )
      .filter(({ seatId }) => seatId > after)
      .sort((a, b) => a.seatId - b.seatId)
      .slice(0, limit);
  }

  async dueToAskForFeedback(now: Date, limit: number, after = 0): Promise<number[]> {
    return this.inOrderAfter(after)
      .filter(
        (match) =>
          match.status === 'completed' && isFeedbackQuestionDue(match.suggestedDate, match.timeZone, now),
      )
      .slice(0, limit)
      .map(({ id }) => id);
  }

  async openTablesOf(userId: number): Promise<number[]> {
    return this.rows
      .filter((match) => match.isOpen)
      .filter((match) => match.isOrganizedBy(userId) || match.seated.some((seat) => seat.userId === userId))
      .map(({ id }) => id);
  }
}

/** Feedback by match and user. */
export class InMemoryFeedbackEntries implements FeedbackEntries {
  readonly said = new Map<string, MatchFeedback>();
  /** `matchId/userId` of entries with a concern. */
  readonly concerns = new Set<string>();

  async save(matchId: number, feedback: MatchFeedback): Promise<void> {
    const key = `${matchId}/${feedback.userId}`;
    const given = Object.entries(feedback).filter(([, value]) => value !== undefined);
    this.said.set(key, { ...this.said.get(key), ...(Object.fromEntries(given) as unknown as MatchFeedback) });
  }

  async markConcern(matchId: number, userId: number): Promise<void> {
    this.concerns.add(`${matchId}/${userId}`);
  }
}

export class InMemorySeatingExclusions implements SeatingExclusions {
  private rows: Array<{ matchId: number; userId: number; excludedId: number }> = [];

  async replace(matchId: number, userId: number, excludedIds: readonly number[]): Promise<void> {
    this.rows = this.rows.filter((row) => row.matchId !== matchId || row.userId !== userId);
    await this.lift(userId, excludedIds);
    for (const excludedId of excludedIds) this.rows.push({ matchId, userId, excludedId });
  }

  async lift(userId: number, excludedIds: readonly number[]): Promise<void> {
    this.rows = this.rows.filter((row) => row.userId !== userId || !excludedIds.includes(row.excludedId));
  }

  /** Users with an exclusion between them and the user, in either direction. */
  of(userId: number): number[] {
    return this.rows.flatMap((row) =>
      row.userId === userId ? [row.excludedId] : row.excludedId === userId ? [row.userId] : [],
    );
  }
}

/** All users have an email address and a name derived from their id. */
export class InMemoryContacts implements Contacts, AdminContacts {
  /** Languages other than English, by user. */
  readonly languages = new Map<number, Language>();

  constructor(private readonly matches: InMemoryMatches | null = null) {}

  async atTable(matchId: number, userIds: readonly number[]): Promise<TableContact[]> {
    const match = this.matches?.rows.all().find(({ id }) => id === matchId);
    const seated = match?.seated.map(({ userId }) => userId) ?? [];
    return (await this.of(userIds)).map((contact) => ({
      ...contact,
      tableMates: seated.filter((other) => other !== contact.userId).map((other) => `Person ${other}`),
      meetupTitle: match?.meetupId ? 'A meetup' : null,
      booking: null,
    }));
  }

  async admins(): Promise<Contact[]> {
    return [];
  }

  async of(userIds: readonly number[]): Promise<Contact[]> {
    return userIds.map((userId) => ({
      userId,
      email: `person${userId}@example.org`,
      firstName: `Person ${userId}`,
      language: this.languages.get(userId) ?? DEFAULT_LANGUAGE,
    }));
  }
}
