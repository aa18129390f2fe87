import { describe, expect, it } from '@jest/globals';
import { Match } from '../../../src/domain/match/match.js';
import {
  DinnerIsOver,
  MatchNotFound,
  OnlyOrganiserCancels,
  TableIsFull,
} from '../../../src/domain/match/match-errors.js';
import { aGuest, aMatch } from '../../support/builders/a-match.js';
import { DINNER } from '../../support/builders/a-request.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const LATER = new Date('2026-03-04T12:00:00Z');
/** 6 pm in New York. */
const STARTS_AT = new Date('2026-03-07T23:00:00Z');
const hoursAfterStart = (hours: number) => new Date(STARTS_AT.getTime() + hours * 3_600_000);

const seatedAt = (match: Match) => match.seated.map(({ userId }) => userId);
const eventTypes = (match: Match) => match.pullEvents().map(({ type }) => type);

describe('a table that was formed', () => {
  it('waits for the final run with everyone in a seat, and starts on the clock of its zone', () => {
    const match = aMatch([1, 2, 3, 4, 5], { score: 73 });
    expect(match).toMatchObject({
      status: 'pending',
      meetupType: 'group',
      matchScore: 73,
      slot: DINNER,
      startsAt: STARTS_AT,
      createdAt: NOW,
      updatedAt: NOW,
      isOpen: true,
      freeSeats: 1,
      cancelledBy: null,
      closedAt: null,
    });
    expect(match.members.map(({ status, requestId }) => [status, requestId])).toEqual(
      [1, 2, 3, 4, 5].map((userId) => ['joined', userId + 1000]),
    );
  });

  it('seats six and not seven', () => {
    expect(aMatch([1, 2, 3, 4, 5, 6]).freeSeats).toBe(0);
    expect(() => aMatch([1, 2, 3, 4, 5, 6, 7])).toThrow(TableIsFull);
  });

  it('tells of itself under its id', () => {
    const match = aMatch([1, 2, 3, 4], { id: 9 });
    match.announce();
    expect(match.pullEvents()).toEqual([{ type: 'table-formed', matchId: 9, userIds: [1, 2, 3, 4] }]);
  });
});

describe('a table that grows', () => {
  it('seats newcomers until six are there', () => {
    const match = aMatch([1, 2, 3, 4], { id: 9 });
    match.seat(aGuest(5), 61, LATER);
    match.seat(aGuest(6), 58, LATER);
    expect(seatedAt(match)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(match).toMatchObject({ matchScore: 58, updatedAt: LATER });
    expect(match.pullEvents()).toEqual([
      { type: 'seat-taken', matchId: 9, userId: 5 },
      { type: 'seat-taken', matchId: 9, userId: 6 },
    ]);
    expect(() => match.seat(aGuest(7), 50, LATER)).toThrow(TableIsFull);
    expect(seatedAt(match)).toHaveLength(6);
  });

  it('takes guests until three hours before the start', () => {
    const match = aMatch();
    expect(match.takesGuests(new Date(hoursAfterStart(-3).getTime() - 1))).toBe(true);
    expect(match.takesGuests(hoursAfterStart(-3))).toBe(false);
  });

  it('takes nobody when it is full, and nobody when it has ended', () => {
    expect(aMatch([1, 2, 3, 4, 5, 6]).takesGuests(NOW)).toBe(false);
    const ended = aMatch();
    ended.dissolve(NOW);
    expect(ended.takesGuests(NOW)).toBe(false);
    expect(() => ended.seat(aGuest(9), 50, NOW)).toThrow(TableIsFull);
  });
});

describe('leaving', () => {
  it('frees the seat, is remembered, and tells who went', () => {
    const match = aMatch([1, 2, 3, 4, 5], { id: 9 });
    const left = match.leave(3, LATER);
    expect(left).toMatchObject({
      userId: 3,
      requestId: 1003,
      status: 'left',
      leftAt: LATER,
      isSeated: false,
    });
    expect(seatedAt(match)).toEqual([1, 2, 4, 5]);
    expect(match.members).toHaveLength(5);
    expect(match).toMatchObject({ status: 'pending', freeSeats: 2, updatedAt: LATER });
    expect(match.pullEvents()).toEqual([{ type: 'seat-freed', matchId: 9, userId: 3, slot: DINNER }]);
  });

  it('is not for someone who has no seat, or left it already', () => {
    const match = aMatch();
    expect(() => match.leave(77, NOW)).toThrow(MatchNotFound);
    match.leave(1001, NOW);
    expect(() => match.leave(1001, NOW)).toThrow(MatchNotFound);
  });

  it('to one person alone ends the table, which names who lost a seat by it', () => {
    const match = aMatch([1, 2, 3], { id: 9 });
    match.leave(1, NOW);
    expect(match.isOpen).toBe(true);
    match.pullEvents();
    match.leave(2, LATER);
    expect(match).toMatchObject({ status: 'dissolved', closedAt: LATER, cancelledBy: null });
    expect(match.pullEvents()).toEqual([
      { type: 'seat-freed', matchId: 9, userId: 2, slot: DINNER },
      { type: 'table-ended', matchId: 9, reason: 'dissolved', userIds: [3] },
    ]);
  });

  it('is something else than being taken out, but frees the seat alike', () => {
    const match = aMatch();
    expect(match.remove(1001, LATER)).toMatchObject({ status: 'removed', leftAt: LATER, isSeated: false });
    expect(match.freeSeats).toBe(3);
    expect(eventTypes(match)).toEqual(['seat-freed']);
  });

  it('is possible while they eat, and no longer once the dinner is over', () => {
    const match = aMatch();
    match.leave(1001, hoursAfterStart(1));
    match.advance(hoursAfterStart(4));
    expect(() => match.leave(1002, hoursAfterStart(4))).toThrow(DinnerIsOver);
    expect(() => match.leave(1001, hoursAfterStart(4))).toThrow(MatchNotFound);
  });
});

describe('calling off for everyone', () => {
  it('ends the table for all who sit there', () => {
    const match = aMatch([1, 2, 3, 4], { id: 9 });
    match.cancelForEveryone(2, LATER);
    expect(match).toMatchObject({ status: 'cancelled', cancelledBy: 2, closedAt: LATER, isOpen: false });
    expect(match.pullEvents()).toEqual([
      { type: 'table-ended', matchId: 9, reason: 'cancelled', userIds: [1, 2, 3, 4] },
    ]);
  });

  it('is for those who have a seat, and only once', () => {
    const match = aMatch();
    match.leave(1001, NOW);
    expect(() => match.cancelForEveryone(1001, NOW)).toThrow(MatchNotFound);
    match.cancelForEveryone(1002, NOW);
    expect(() => match.cancelForEveryone(1003, NOW)).toThrow(MatchNotFound);
    expect(match.cancelledBy).toBe(1002);
  });

  it('is too late after the dinner', () => {
    const match = aMatch();
    match.advance(hoursAfterStart(4));
    expect(() => match.cancelForEveryone(1001, hoursAfterStart(5))).toThrow(DinnerIsOver);
    expect(match.status).toBe('completed');
  });
});

describe('saying that one will come', () => {
  it('confirms the seat, as often as one likes', () => {
    const match = aMatch();
    match.confirmSeat(1001, LATER);
    match.confirmSeat(1001, LATER);
    expect(match.members[0]).toMatchObject({ status: 'confirmed', isSeated: true, consentsToPair: false });
    expect(match.updatedAt).toEqual(LATER);
  });

  it('is for those who have a seat at a table that stands', () => {
    const match = aMatch();
    expect(() => match.confirmSeat(77, NOW)).toThrow(MatchNotFound);
    match.cancelForEveryone(1002, NOW);
    expect(() => match.confirmSeat(1001, NOW)).toThrow(MatchNotFound);
  });
});

describe('two who are left', () => {
  /** 1 and 2 are left of a settled table. */
  const twoLeft = () => {
    const match = aMatch([1, 2, 3], { id: 9 });
    match.settle(NOW);
    match.leave(3, NOW);
    return match;
  };

  it('are too few until both have said that two is fine; then it is a 1-on-1', () => {
    const match = twoLeft();
    expect(match.isTooSmall).toBe(true);
    match.confirmSeat(1, LATER);
    expect(match).toMatchObject({ isTooSmall: true, meetupType: 'group' });
    match.confirmSeat(2, LATER);
    expect(match).toMatchObject({ isTooSmall: false, meetupType: '1v1' });
  });

  it('have not agreed to it by what they confirmed among three', () => {
    const match = aMatch([1, 2, 3]);
    for (const userId of [1, 2, 3]) match.confirmSeat(userId, NOW);
    match.settle(NOW);
    match.leave(3, NOW);
    expect(match).toMatchObject({ isTooSmall: true, meetupType: 'group' });
  });

  it('stay open to others before the final run, and become a 1-on-1 by it', () => {
    const match = aMatch([1, 2, 3]);
    match.leave(3, NOW);
    match.confirmSeat(1, NOW);
    match.confirmSeat(2, NOW);
    expect(match).toMatchObject({ status: 'pending', isTooSmall: false, meetupType: 'group' });
    match.settle(LATER);
    expect(match).toMatchObject({ status: 'confirmed', meetupType: '1v1' });
  });

  it('are a group again when a third joins, and are asked anew when that one goes', () => {
    const match = twoLeft();
    match.confirmSeat(1, NOW);
    match.confirmSeat(2, NOW);
    match.seat(aGuest(4), 50, LATER);
    expect(match).toMatchObject({ meetupType: 'group', isTooSmall: false });
    match.leave(4, LATER);
    expect(match).toMatchObject({ meetupType: 'group', isTooSmall: true });
  });

  it('have not agreed to being two with somebody else', () => {
    const match = twoLeft();
    match.confirmSeat(1, NOW);
    match.seat(aGuest(4), 50, LATER);
    match.leave(2, LATER);
    match.confirmSeat(4, LATER);
    expect(match).toMatchObject({ meetupType: 'group', isTooSmall: true });
    match.confirmSeat(1, LATER);
    expect(match).toMatchObject({ meetupType: '1v1', isTooSmall: false });
  });
});

describe('the final run', () => {
  it('settles the table as it is', () => {
    const match = aMatch([1, 2, 3], { id: 9 });
    match.settle(LATER);
    expect(match).toMatchObject({ status: 'confirmed', meetupType: 'group', isOpen: true, updatedAt: LATER });
    expect(match.pullEvents()).toEqual([{ type: 'table-settled', matchId: 9 }]);
  });

  it('finds three enough and two too few', () => {
    expect(aMatch([1, 2, 3]).isTooSmall).toBe(false);
    expect(aMatch([1, 2]).isTooSmall).toBe(true);
  });
});

describe('the clock', () => {
  it('leaves a table alone until four hours after its start', () => {
    const match = aMatch();
    expect(match.advance(new Date(hoursAfterStart(4).getTime() - 1))).toBe(false);
    expect(match.status).toBe('pending');
    expect(match.advance(hoursAfterStart(4))).toBe(true);
    expect(match).toMatchObject({ status: 'completed', isOpen: false, freeSeats: 0 });
  });

  it('closes the chat a week later', () => {
    const match = aMatch();
    const aWeekLater = hoursAfterStart(4 + 7 * 24);
    match.advance(hoursAfterStart(4));
    expect(match.advance(new Date(aWeekLater.getTime() - 1))).toBe(false);
    expect(match.advance(aWeekLater)).toBe(true);
    expect(match.status).toBe('archived');
    expect(match.advance(hoursAfterStart(10_000))).toBe(false);
  });

  it('does not wake what was called off or came apart', () => {
    const [cancelled, dissolved] = [aMatch(), aMatch()];
    cancelled.cancelForEveryone(1001, NOW);
    dissolved.dissolve(NOW);
    expect(cancelled.advance(hoursAfterStart(1000))).toBe(false);
    expect(dissolved.advance(hoursAfterStart(1000))).toBe(false);
    expect([cancelled.status, dissolved.status]).toEqual(['cancelled', 'dissolved']);
  });

  it('says until the start that the dinner is ahead', () => {
    const match = aMatch();
    expect(match.isAhead(new Date(STARTS_AT.getTime() - 1))).toBe(true);
    expect(match.isAhead(STARTS_AT)).toBe(false);
    match.dissolve(NOW);
    expect(match.isAhead(NOW)).toBe(false);
  });
});

describe('the table of an open meetup', () => {
  const aMeetupTable = (seats: number, ...userIds: number[]) =>
    Match.ofMeetup(
      {
        meetupId: 9,
        organiserId: 1001,
        meetupType: 'group',
        seats,
        date: '2026-03-07',
        time: 'brunch',
        startsAt: new Date('2026-03-07T16:00:00Z'),
        timeZone: 'America/New_York',
        venueType: 'cafe',
        place: 'The Long Spoon, 12 Bleecker St',
      },
      userIds.map((userId) => ({ userId, requestId: null })),
      NOW,
    );

  it('has as many seats as were offered', () => {
    const table = aMeetupTable(3, 1001);
    for (const userId of [7, 8]) table.seat({ userId, requestId: null }, 0, NOW);
    expect(() => table.seat({ userId: 9, requestId: null }, 0, NOW)).toThrow(TableIsFull);
  });

  it('is not too small with one or with nobody, and no seat of it belongs to a slot', () => {
    const table = aMeetupTable(6, 1001);
    table.leave(1001, NOW);
    expect(table).toMatchObject({ status: 'confirmed', isTooSmall: false, freeSeats: 6, slot: null });
    expect(table.pullEvents()).toEqual([{ type: 'seat-freed', matchId: table.id, userId: 1001, slot: null }]);
  });

  it('is called off by its organiser, seated or not, and by nobody else', () => {
    const table = aMeetupTable(6, 1001, 7);
    expect(() => table.cancelForEveryone(7, NOW)).toThrow(OnlyOrganiserCancels);
    expect(() => table.cancelForEveryone(99, NOW)).toThrow(MatchNotFound);
    table.leave(1001, NOW);
    table.cancelForEveryone(1001, NOW);
    expect(table.status).toBe('cancelled');
    expect(() => table.cancelForEveryone(1001, NOW)).toThrow(MatchNotFound);
  });
});
