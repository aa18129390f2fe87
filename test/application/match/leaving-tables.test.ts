import { DINNER } from '../../support/builders/a-request.js';
import { refused } from '../../support/refused.js';
import { aTown } from '../a-town.js';
import { aSeatedTable } from './a-seated-table.js';

/** From Monday 10:00 to Saturday 18:10 in New York, ten minutes after the start. */
const TEN_MINUTES_IN = { days: 5, hours: 8, minutes: 10 };
const CANCELLED = 'Your table for Sat, Mar 7 was cancelled';

let town: Awaited<ReturnType<typeof aSeatedTable>>['town'];
let matchId: number;
beforeEach(async () => {
  ({ town, matchId } = await aSeatedTable());
});

describe('leaving a match', () => {
  it('dissolves a match of one, and the last member is notified and requeued with priority', async () => {
    for (const userId of [1, 2, 3]) await town.leave(userId, matchId);
    town.realtime.forget();
    await town.leave(4, matchId);
    expect(town.tables()[0]!.status).toBe('dissolved');
    expect(town.requestOf(5)).toMatchObject({ status: 'active', hasPriority: true });
    expect(town.realtime.heardBy(5)).toEqual(['participant_left', 'match_cancelled']);
    await town.doJobs();
    expect(town.mailsTo(5)).toContain(CANCELLED);
    expect(town.mailsTo(4)).not.toContain(CANCELLED);
  });

  it('is excused after a block to or from another member, however late', async () => {
    await town.blocks.add(4, 2, town.clock.now());
    town.clock.pass({ days: 5, hours: 7 });
    for (const userId of [2, 3]) await town.leave(userId, matchId);
    const left = town.tables()[0]!.members.filter(({ isSeated }) => !isSeated);
    expect(left.map(({ userId, isExcused }) => [userId, isExcused])).toEqual([
      [2, true],
      [3, false],
    ]);
  });

  it('gives each of eight accounts one seat next to a stranger in a slot, however often they leave and ask again', async () => {
    const stranger = 5;
    const [first, second] = [
      [1, 2, 3, 4],
      [11, 12, 13, 14],
    ] as const;
    const nextToStranger = () =>
      town
        .seated()
        .filter((table) => table.includes(stranger))
        .flat();
    const leaveAll = async (...userIds: number[]) => {
      for (const userId of userIds) {
        const { id, status } = town.requestOf(userId);
        const table = town
          .tables()
          .find((each) => each.isOpen && each.seated.some((one) => one.userId === userId));
        if (table) await town.leave(userId, table.id);
        else if (status === 'active') await town.withdrawRequest(userId, id);
      }
      await town.doJobs();
    };
    await leaveAll(...first);
    expect(town.requestOf(stranger).status).toBe('active');
    await town.gather(...first);
    expect(nextToStranger()).toEqual([]);
    await leaveAll(...first);
    await town.gather(...second);
    expect(nextToStranger()).toEqual([stranger, ...second]);
    await leaveAll(...second);
    for (let round = 0; round < 3; round++) {
      await town.gather(...first, ...second);
      expect(nextToStranger()).toEqual([]);
      await leaveAll(...first, ...second);
    }
  });

  it('is refused to users without a seat, for unknown matches and after the match', async () => {
    await refused(town.leave(77, matchId), 'match_not_found');
    await refused(town.leave(1, matchId + 1), 'match_not_found');
    await town.later({ days: 6 });
    await town.advanceTables();
    await refused(town.leave(2, matchId), 'dinner_is_over');
    expect(town.requestOf(2).status).toBe('completed');
  });
});

describe('leaving a match that has started', () => {
  beforeEach(() => town.clock.pass(TEN_MINUTES_IN));

  it('closes the chat for the member alone, who keeps the seat', async () => {
    expect(await town.leave(2, matchId)).toBe('left_chat');
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    await refused(town.read(2, matchId), 'match_not_found');
    await refused(town.leave(2, matchId), 'match_not_found');
    await expect(town.read(1, matchId)).resolves.toBeDefined();
  });

  it('tells the others in the chat, and promises nobody a seat that is not free', async () => {
    await town.leave(2, matchId);
    expect(town.realtime.signals).toEqual([
      { type: 'participant_left', matchId, userId: 2, userIds: [] },
      { type: 'matches_changed', userIds: [2] },
    ]);
    await town.doJobs();
    expect(town.chat.said(matchId).at(-1)).toBe('{name} left the chat.');
    expect(town.jobs.named('form-tables')).toEqual([]);
  });

  it('ends the request, so that the member can ask for another Saturday at once', async () => {
    await town.leave(2, matchId);
    const { id, status } = town.requestOf(2);
    expect(status).toBe('completed');
    await town.asks(2, { slot: { ...DINNER, preferredDate: '2026-03-14' } });
    expect([town.requestOf(2).status, await town.releases(id)]).toEqual(['active', false]);
  });

  it('takes no feedback away, neither theirs nor that of the others about them', async () => {
    await town.leave(2, matchId);
    await town.later({ hours: 5 });
    await town.advanceTables();
    await town.giveFeedback(1, matchId, { didNotCome: [2] });
    await town.giveFeedback(2, matchId, { attended: false });
    expect(town.tables()[0]!.members[1]).toMatchObject({ userId: 2, status: 'no_show', isSeated: true });
    await town.later({ hours: 14 });
    await town.askForFeedback();
    expect(town.mailsTo(3)).toContain('How was Sat, Mar 7?');
  });
});

describe('canceling a match', () => {
  it('signals the other members, mails them and requeues them with priority', async () => {
    expect(await town.cancelMatch(2, matchId)).toBe('cancelled');
    expect(town.tables()[0]).toMatchObject({ status: 'cancelled', cancelledBy: 2 });
    expect(town.requestOf(2)).toMatchObject({ status: 'cancelled', hasPriority: false });
    expect(town.realtime.heardBy(2)).toEqual(['matches_changed']);
    for (const userId of [1, 3, 4, 5]) {
      expect(town.requestOf(userId)).toMatchObject({ status: 'active', hasPriority: true });
      expect(town.realtime.heardBy(userId)).toEqual(['match_cancelled']);
    }
    await town.doJobs();
    expect(town.mailsTo(2)).not.toContain(CANCELLED);
    for (const userId of [1, 3, 4, 5]) expect(town.mailsTo(userId)).toContain(CANCELLED);
  });

  it('lets the others be seated together again, before those who waited already', async () => {
    for (const userId of [11, 12, 13]) await town.asks(userId, { ageRangeMin: 50 });
    await town.doJobs();
    await town.cancelMatch(5, matchId);
    // Three users waited before; the four requeued ones and they are compatible with the next user.
    for (const userId of [11, 12, 13]) town.seating.profiles.set(userId, { age: 55 });
    await town.gather(6);
    expect(town.seated()).toEqual([[1, 2, 3, 4, 6]]);
  });

  it('seats all others of eight canceled tables in one rolling run, before those who asked later', async () => {
    const tables = Array.from({ length: 8 }, (_, at) => [1, 2, 3, 4, 5].map((seat) => 10 * (at + 1) + seat));
    ({ town } = await aSeatedTable(...tables.flat()));
    for (const { id, seated } of town.tables()) await town.cancelMatch(seated.at(-1)!.userId, id);
    const others = tables.flat().filter((userId) => town.requestOf(userId).isWaiting);
    expect(others).toHaveLength(32);
    await town.ask(901, 902);
    const before = town.runs.kept.length;
    await town.doJobs();
    expect(town.runs.kept.slice(before)).toMatchObject([{ run: 'rolling', figures: { waiting: 34 } }]);
    expect(others.filter((userId) => !town.requestOf(userId).isSeated)).toEqual([]);
  });

  it('seats the four others at once, without anybody else, when they have waited long enough for a table of four', async () => {
    town.clock.pass({ minutes: 10 });
    await town.doJobs(town.cancelMatch(5, matchId));
    expect(town.seated()).toEqual([[1, 2, 3, 4]]);
  });

  it('counts as leaving when it is the second within 30 days, and only the first is reported for a review of new accounts', async () => {
    await town.cancelMatch(1, matchId);
    const second = { ...DINNER, preferredDate: '2026-03-28' };
    for (const userId of [1, 6, 7, 8, 9]) await town.asks(userId, { slot: second });
    await town.doJobs();
    const table = town.tables().at(-1)!;
    town.realtime.forget();

    expect(await town.cancelMatch(1, table.id)).toBe('left');
    expect(town.tables().at(-1)).toMatchObject({ status: 'pending', cancelledBy: null });
    expect([town.requestOf(1).status, town.requestOf(6).status]).toEqual(['cancelled', 'matched']);
    expect(town.realtime.heardBy(6)).toEqual(['participant_left']);
    expect(town.cancellations).toEqual([{ userId: 1, matchId }]);
  });

  it('is possible again after 30 days', async () => {
    await town.cancelMatch(1, matchId);
    town.clock.pass({ days: 30 });
    const slot = { ...DINNER, preferredDate: '2026-04-11' };
    await town.advanceTables();
    for (const userId of [1, 6, 7, 8, 9]) await town.asks(userId, { slot });
    await town.doJobs();
    expect(await town.cancelMatch(1, town.tables().at(-1)!.id)).toBe('cancelled');
  });

  it('is refused to users without a seat, for unknown matches and after the match', async () => {
    await refused(town.cancelMatch(77, matchId), 'match_not_found');
    await refused(town.cancelMatch(1, matchId + 1), 'match_not_found');
    await town.later({ days: 6 });
    await town.advanceTables();
    await refused(town.cancelMatch(1, matchId), 'dinner_is_over');
    expect(town.tables()[0]!.status).toBe('completed');
  });

  it('is refused to everyone from the start on, also to who could only leave by it', async () => {
    town.clock.pass({ days: 5, hours: 8 });
    await refused(town.cancelMatch(1, matchId), 'match_has_started');
    town.matches.hasCancelledSince = async () => true;
    await refused(town.cancelMatch(1, matchId), 'match_has_started');
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    expect(town.realtime.signals).toEqual([]);
  });

  it('that waits for the table until its start is refused', async () => {
    town.clock.pass({ days: 5, hours: 7, minutes: 59 });
    const find = town.matches.findForUpdate.bind(town.matches);
    town.matches.findForUpdate = async (id) => {
      town.clock.pass({ minutes: 1 });
      return find(id);
    };
    await refused(town.cancelMatch(1, matchId), 'match_has_started');
  });
});

describe('leaving all matches', () => {
  const ORGANIZER = 1;
  beforeEach(() => {
    town = aTown();
  });

  it('cancels the meetups that the user organizes and leaves the matches of others', async () => {
    const own = await town.meetup(await town.plan(ORGANIZER));
    const other = await town.meetup(await town.plan(2, { scheduledTime: 'brunch' }));
    await town.join(ORGANIZER, other.id);
    await town.leavesAll(ORGANIZER);
    expect((await town.meetup(own.id)).table).toMatchObject({ status: 'cancelled', cancelledBy: ORGANIZER });
    expect(town.seated()).toEqual([[2]]);
  });

  it('leaves an own meetup that has started, because only upcoming ones can be canceled', async () => {
    const own = await town.meetup(await town.plan(ORGANIZER));
    town.clock.pass({ days: 5, hours: 9 });
    await town.leavesAll(ORGANIZER);
    const { table } = await town.meetup(own.id);
    expect([table.isOpen, table.isInChat(ORGANIZER)]).toEqual([true, false]);
  });

  it('skips a match that ended after its id was read', async () => {
    const own = await town.meetup(await town.plan(ORGANIZER));
    town.matches.openTablesOf = async () => [own.table.id];
    await town.cancelOwnMeetup(ORGANIZER, own.id);
    const signals = [...town.realtime.signals];
    await town.leavesAll(ORGANIZER);
    expect(town.realtime.signals).toEqual(signals);
  });
});
