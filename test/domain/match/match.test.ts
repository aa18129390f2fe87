import { Match } from '../../../src/domain/match/match.js';
import { aNewMember, aMatch } from '../../support/builders/a-match.js';
import { DINNER } from '../../support/builders/a-request.js';
import { breaks } from '../../support/refused.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const LATER = new Date('2026-03-04T12:00:00Z');
/** 18:00 local time in New York. */
const STARTS_AT = new Date('2026-03-07T23:00:00Z');
const hoursAfterStart = (hours: number) => new Date(STARTS_AT.getTime() + hours * 3_600_000);

const seatedAt = (match: Match) => match.seated.map(({ userId }) => userId);
const eventTypes = (match: Match) => match.pullEvents().map(({ type }) => type);

describe('A new match', () => {
  it('a new match is pending, all its members have joined, and it starts at local time', () => {
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

  it('a match has at most six members', () => {
    expect(aMatch([1, 2, 3, 4, 5, 6]).freeSeats).toBe(0);
    breaks(() => aMatch([1, 2, 3, 4, 5, 6, 7]), 'table_is_full');
  });

  it('announce records an event with the id of the match', () => {
    const match = aMatch([1, 2, 3, 4], { id: 9 });
    match.announce();
    expect(match.pullEvents()).toEqual([{ type: 'table-formed', matchId: 9, userIds: [1, 2, 3, 4] }]);
  });
});

describe('A pending match', () => {
  it('users are seated until the match has six members', () => {
    const match = aMatch([1, 2, 3, 4], { id: 9 });
    match.seat(aNewMember(5), 61, LATER);
    match.seat(aNewMember(6), 58, LATER);
    expect(seatedAt(match)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(match).toMatchObject({ matchScore: 58, updatedAt: LATER });
    expect(match.pullEvents()).toEqual([
      { type: 'seat-taken', matchId: 9, userId: 5 },
      { type: 'seat-taken', matchId: 9, userId: 6 },
    ]);
    breaks(() => match.seat(aNewMember(7), 50, LATER), 'table_is_full');
    expect(seatedAt(match)).toHaveLength(6);
  });

  it('free seats can be filled until three hours before the start', () => {
    const match = aMatch();
    expect(match.acceptsMembers(new Date(hoursAfterStart(-3).getTime() - 1))).toBe(true);
    expect(match.acceptsMembers(hoursAfterStart(-3))).toBe(false);
  });

  it('a full or dissolved match accepts no users', () => {
    expect(aMatch([1, 2, 3, 4, 5, 6]).acceptsMembers(NOW)).toBe(false);
    const ended = aMatch();
    ended.dissolve(NOW);
    expect(ended.acceptsMembers(NOW)).toBe(false);
    breaks(() => ended.seat(aNewMember(9), 50, NOW), 'table_is_full');
  });
});

describe('Match.leave', () => {
  it('leaving frees the seat, keeps the member row and records an event', () => {
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

  it('a user without a seat cannot leave', () => {
    const match = aMatch();
    breaks(() => match.leave(77, NOW), 'match_not_found');
    match.leave(1001, NOW);
    breaks(() => match.leave(1001, NOW), 'match_not_found');
  });

  it('a match with one member left is dissolved, and the event names that member', () => {
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

  it('a removed member has another state, and the seat is free too', () => {
    const match = aMatch();
    expect(match.remove(1001, LATER)).toMatchObject({ status: 'removed', leftAt: LATER, isSeated: false });
    expect(match.freeSeats).toBe(3);
    expect(eventTypes(match)).toEqual(['seat-freed', 'seat-lost']);
  });

  it('a seat can be given up until the start', () => {
    const justBefore = new Date(STARTS_AT.getTime() - 1);
    expect(aMatch().leave(1001, justBefore)).toMatchObject({ status: 'left', isSeated: false });
  });

  it('from the start on a member who leaves closes the chat for themselves and keeps the seat', () => {
    const match = aMatch([1, 2, 3, 4, 5], { id: 9 });
    match.confirmSeat(3, NOW);
    expect(match.leave(3, STARTS_AT)).toMatchObject({
      status: 'confirmed',
      leftAt: STARTS_AT,
      isSeated: true,
      isInChat: false,
    });
    expect(match).toMatchObject({ freeSeats: 1, updatedAt: STARTS_AT });
    expect(seatedAt(match)).toEqual([1, 2, 3, 4, 5]);
    expect(match.pullEvents()).toEqual([{ type: 'chat-left', matchId: 9, userId: 3 }]);
    expect([match.isInChat(2), match.isInChat(3), match.isInChat(77)]).toEqual([true, false, false]);
  });

  it('a table that all leave after its start still takes place', () => {
    const match = aMatch([1, 2, 3]);
    for (const userId of [1, 2, 3]) match.leave(userId, hoursAfterStart(1));
    expect(match.advance(hoursAfterStart(4))).toBe(true);
    expect(match).toMatchObject({ status: 'completed', closedAt: null });
    expect(seatedAt(match)).toEqual([1, 2, 3]);
  });

  it('who left the chat is no member of the running table any more, and can say afterwards how it was', () => {
    const match = aMatch([1, 2, 3]);
    match.leave(1, STARTS_AT);
    breaks(() => match.leave(1, STARTS_AT), 'match_not_found');
    breaks(() => match.confirmSeat(1, STARTS_AT), 'match_not_found');
    breaks(() => match.runLate(1, 20, STARTS_AT), 'match_not_found');
    match.advance(hoursAfterStart(4));
    match.recordFeedback({ userId: 1, attended: false, again: [], note: null }, hoursAfterStart(5));
    expect(match.members[0]).toMatchObject({ status: 'no_show', isInChat: false });
  });

  it('a completed match cannot be left', () => {
    const match = aMatch();
    match.leave(1001, hoursAfterStart(1));
    match.advance(hoursAfterStart(4));
    breaks(() => match.leave(1002, hoursAfterStart(4)), 'dinner_is_over');
    breaks(() => match.leave(1001, hoursAfterStart(4)), 'match_not_found');
  });
});

describe('Match.cancelForEveryone', () => {
  it('canceling ends the match for all its members', () => {
    const match = aMatch([1, 2, 3, 4], { id: 9 });
    match.cancel(2, LATER);
    expect(match).toMatchObject({ status: 'cancelled', cancelledBy: 2, closedAt: LATER, isOpen: false });
    expect(match.pullEvents()).toEqual([
      { type: 'table-ended', matchId: 9, reason: 'cancelled', userIds: [1, 2, 3, 4] },
    ]);
  });

  it('only a member can cancel a match, and only once', () => {
    const match = aMatch();
    match.leave(1001, NOW);
    breaks(() => match.cancel(1001, NOW), 'match_not_found');
    match.cancel(1002, NOW);
    breaks(() => match.cancel(1003, NOW), 'match_not_found');
    expect(match.cancelledBy).toBe(1002);
  });

  it('a match can be canceled until its start, by nobody after it', () => {
    const match = aMatch();
    breaks(() => match.cancel(1001, STARTS_AT), 'match_has_started');
    breaks(() => match.cancelByStaff(99, STARTS_AT), 'match_has_started');
    expect(match).toMatchObject({ status: 'pending', cancelledBy: null });
    match.cancel(1001, new Date(STARTS_AT.getTime() - 1));
    expect(match.status).toBe('cancelled');
  });

  it('a completed match cannot be canceled', () => {
    const match = aMatch();
    match.advance(hoursAfterStart(4));
    breaks(() => match.cancel(1001, hoursAfterStart(5)), 'dinner_is_over');
    expect(match.status).toBe('completed');
  });
});

describe('Match.confirmSeat', () => {
  it('confirming a seat is idempotent', () => {
    const match = aMatch();
    match.confirmSeat(1001, LATER);
    match.confirmSeat(1001, LATER);
    expect(match.members[0]).toMatchObject({ status: 'confirmed', isSeated: true, consentsToPair: false });
    expect(match.updatedAt).toEqual(LATER);
  });

  it('only a member of an open match can confirm', () => {
    const match = aMatch();
    breaks(() => match.confirmSeat(77, NOW), 'match_not_found');
    match.cancel(1002, NOW);
    breaks(() => match.confirmSeat(1001, NOW), 'match_not_found');
  });
});

describe('A match with two members left', () => {
  /** A confirmed match with the members 1 and 2 left. */
  const twoLeft = () => {
    const match = aMatch([1, 2, 3], { id: 9 });
    match.confirm(NOW);
    match.leave(3, NOW);
    return match;
  };

  it('a confirmed pair is too small until both agree, and is a 1-on-1 then', () => {
    const match = twoLeft();
    expect(match.isTooSmall).toBe(true);
    match.confirmSeat(1, LATER);
    expect(match).toMatchObject({ isTooSmall: true, meetupType: 'group' });
    match.confirmSeat(2, LATER);
    expect(match).toMatchObject({ isTooSmall: false, meetupType: '1v1' });
  });

  it('a confirmation in a group of three is no consent to meet as a pair', () => {
    const match = aMatch([1, 2, 3]);
    for (const userId of [1, 2, 3]) match.confirmSeat(userId, NOW);
    match.confirm(NOW);
    match.leave(3, NOW);
    expect(match).toMatchObject({ isTooSmall: true, meetupType: 'group' });
  });

  it('a pending pair who agreed stays a group until the final run makes it a 1-on-1', () => {
    const match = aMatch([1, 2, 3]);
    match.leave(3, NOW);
    match.confirmSeat(1, NOW);
    match.confirmSeat(2, NOW);
    expect(match).toMatchObject({ status: 'pending', isTooSmall: false, meetupType: 'group' });
    match.confirm(LATER);
    expect(match).toMatchObject({ status: 'confirmed', meetupType: '1v1' });
  });

  it('a pair who agreed accepts no third member, before the final run and after it', () => {
    const pending = aMatch([1, 2, 3]);
    pending.leave(3, NOW);
    for (const match of [pending, twoLeft()]) {
      match.confirmSeat(1, NOW);
      expect(match.acceptsMembers(NOW)).toBe(true);
      match.confirmSeat(2, NOW);
      expect(match).toMatchObject({ isAgreedPair: true });
      expect(match.acceptsMembers(NOW)).toBe(false);
    }
  });

  it('a third member makes it a group again and resets the consent of both', () => {
    const match = twoLeft();
    match.confirmSeat(1, NOW);
    match.confirmSeat(2, NOW);
    match.seat(aNewMember(4), 50, LATER);
    expect(match).toMatchObject({ meetupType: 'group', isTooSmall: false });
    match.leave(4, LATER);
    expect(match).toMatchObject({ meetupType: 'group', isTooSmall: true });
  });

  it('consent to one pair is no consent to another pair', () => {
    const match = twoLeft();
    match.confirmSeat(1, NOW);
    match.seat(aNewMember(4), 50, LATER);
    match.leave(2, LATER);
    match.confirmSeat(4, LATER);
    expect(match).toMatchObject({ meetupType: 'group', isTooSmall: true });
    match.confirmSeat(1, LATER);
    expect(match).toMatchObject({ meetupType: '1v1', isTooSmall: false });
  });
});

describe('The final run', () => {
  it('the final run confirms the match with its current members', () => {
    const match = aMatch([1, 2, 3], { id: 9 });
    match.confirm(LATER);
    expect(match).toMatchObject({ status: 'confirmed', meetupType: 'group', isOpen: true, updatedAt: LATER });
    expect(match.pullEvents()).toEqual([{ type: 'table-confirmed', matchId: 9 }]);
  });

  it('three members are enough, two are too few', () =>
    expect([aMatch([1, 2, 3]).isTooSmall, aMatch([1, 2]).isTooSmall]).toEqual([false, true]));
});

describe('Match.advance', () => {
  it('a match is completed four hours after its start', () => {
    const match = aMatch();
    expect(match.advance(new Date(hoursAfterStart(4).getTime() - 1))).toBe(false);
    expect([match.status, match.advance(hoursAfterStart(4))]).toEqual(['pending', true]);
    expect(match).toMatchObject({ status: 'completed', isOpen: false, freeSeats: 0 });
  });

  it('a match is archived a week after completion', () => {
    const match = aMatch();
    const aWeekLater = hoursAfterStart(4 + 7 * 24);
    match.advance(hoursAfterStart(4));
    expect(match.advance(new Date(aWeekLater.getTime() - 1))).toBe(false);
    expect([match.advance(aWeekLater), match.status]).toEqual([true, 'archived']);
    expect(match.advance(hoursAfterStart(10_000))).toBe(false);
  });

  it('a canceled or dissolved match has no further transition', () => {
    const [cancelled, dissolved] = [aMatch(), aMatch()];
    cancelled.cancel(1001, NOW);
    dissolved.dissolve(NOW);
    expect(cancelled.advance(hoursAfterStart(1000))).toBe(false);
    expect(dissolved.advance(hoursAfterStart(1000))).toBe(false);
    expect([cancelled.status, dissolved.status]).toEqual(['cancelled', 'dissolved']);
  });

  it('isAhead is true until the start of an open match', () => {
    const match = aMatch();
    expect(match.isAhead(new Date(STARTS_AT.getTime() - 1))).toBe(true);
    expect(match.isAhead(STARTS_AT)).toBe(false);
    match.dissolve(NOW);
    expect(match.isAhead(NOW)).toBe(false);
  });
});

describe('The match of a meetup', () => {
  const aMeetupTable = (seats: number, ...userIds: number[]) => {
    const table = Match.ofMeetup(
      {
        meetupId: 9,
        organizerId: 1001,
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
    table.assignId(5);
    return table;
  };

  it('the match of a meetup has the number of seats its organizer offers', () => {
    const table = aMeetupTable(3, 1001);
    for (const userId of [7, 8]) table.seat({ userId, requestId: null }, 0, NOW);
    breaks(() => table.seat({ userId: 9, requestId: null }, 0, NOW), 'table_is_full');
  });

  it('the match of a meetup is never too small and has no slot', () => {
    const table = aMeetupTable(6, 1001);
    table.leave(1001, NOW);
    expect(table).toMatchObject({ status: 'confirmed', isTooSmall: false, freeSeats: 6, slot: null });
    expect(table.pullEvents()).toEqual([{ type: 'seat-freed', matchId: table.id, userId: 1001, slot: null }]);
  });

  it('only the organizer can cancel the match of a meetup, seated or not', () => {
    const table = aMeetupTable(6, 1001, 7);
    breaks(() => table.cancel(7, NOW), 'only_organizer_cancels');
    breaks(() => table.cancel(99, NOW), 'match_not_found');
    table.leave(1001, NOW);
    table.cancel(1001, NOW);
    expect(table.status).toBe('cancelled');
    breaks(() => table.cancel(1001, NOW), 'match_not_found');
  });
});
