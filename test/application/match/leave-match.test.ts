import { MatchIsOver, MatchNotFound } from '../../../src/domain/match/match-errors.js';
import { DINNER } from '../../support/builders/a-request.js';
import { aTown } from '../a-town.js';
import { aSeatedTable } from './a-seated-table.js';

describe('leaving a match', () => {
  it('withdraws the request and signals the other members, whose match continues', async () => {
    const { town, matchId } = await aSeatedTable();
    await town.leave(2, matchId);
    expect(town.requestOf(2).status).toBe('cancelled');
    expect(town.seated()).toEqual([[1, 3, 4, 5]]);
    expect(town.realtime.signals).toEqual([
      { type: 'participant_left', matchId, userId: 2, userIds: [1, 3, 4, 5] },
      { type: 'matches_changed', userIds: [2] },
    ]);
    for (const userId of [1, 3, 4, 5]) expect(town.requestOf(userId).status).toBe('matched');
  });

  it('dissolves a match of one, and the last member is notified and requeued with priority', async () => {
    const { town, matchId } = await aSeatedTable();
    for (const userId of [1, 2, 3]) await town.leave(userId, matchId);
    town.realtime.forget();
    await town.leave(4, matchId);
    expect(town.tables()[0]!.status).toBe('dissolved');
    expect(town.requestOf(5)).toMatchObject({ status: 'active', hasPriority: true });
    expect(town.realtime.heardBy(5)).toEqual(['participant_left', 'match_cancelled']);
    await town.doJobs();
    expect(town.mailsTo(5)).toContain('Your table for Sat, Mar 7 was cancelled');
    expect(town.mailsTo(4)).not.toContain('Your table for Sat, Mar 7 was cancelled');
  });

  it('gives each of eight accounts one seat next to a stranger in a slot, however often they leave and ask again', async () => {
    const stranger = 5;
    const [first, second] = [
      [1, 2, 3, 4],
      [11, 12, 13, 14],
    ] as const;
    const { town } = await aSeatedTable(...first, stranger);
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
    await town.ask(...first);
    await town.doJobs();
    expect(nextToStranger()).toEqual([]);
    await leaveAll(...first);
    await town.ask(...second);
    await town.doJobs();
    expect(nextToStranger()).toEqual([stranger, ...second]);
    await leaveAll(...second);
    for (let round = 0; round < 3; round++) {
      await town.ask(...first, ...second);
      await town.doJobs();
      expect(nextToStranger()).toEqual([]);
      await leaveAll(...first, ...second);
    }
  });

  it('is refused to users without a seat, and after the match', async () => {
    const { town, matchId } = await aSeatedTable();
    await expect(town.leave(77, matchId)).rejects.toThrow(MatchNotFound);
    await expect(town.leave(1, matchId + 1)).rejects.toThrow(MatchNotFound);
    await town.leave(1, matchId);
    await expect(town.leave(1, matchId)).rejects.toThrow(MatchNotFound);
    await town.later({ days: 6 });
    await town.advanceTables();
    await expect(town.leave(2, matchId)).rejects.toThrow(MatchIsOver);
    expect(town.requestOf(2).status).toBe('completed');
  });

  it('by two members at the same moment frees two seats', async () => {
    const { town, matchId } = await aSeatedTable();
    await Promise.all([town.leave(1, matchId), town.leave(2, matchId)]);
    expect(town.seated()).toEqual([[3, 4, 5]]);
  });
});

/** From Monday 10:00 to Saturday 18:10 in New York, ten minutes after the start. */
const TEN_MINUTES_IN = { days: 5, hours: 8, minutes: 10 };

describe('leaving a match that has started', () => {
  it('closes the chat for the member alone, who keeps the seat', async () => {
    const { town, matchId } = await aSeatedTable();
    town.clock.pass(TEN_MINUTES_IN);
    expect(await town.leave(2, matchId)).toBe('left_chat');
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    await expect(town.read(2, matchId)).rejects.toThrow(MatchNotFound);
    await expect(town.leave(2, matchId)).rejects.toThrow(MatchNotFound);
    await expect(town.read(1, matchId)).resolves.toBeDefined();
  });

  it('tells the others in the chat, and promises nobody a seat that is not free', async () => {
    const { town, matchId } = await aSeatedTable();
    town.clock.pass(TEN_MINUTES_IN);
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
    const { town, matchId } = await aSeatedTable();
    town.clock.pass(TEN_MINUTES_IN);
    await town.leave(2, matchId);
    expect(town.requestOf(2).status).toBe('completed');
    await town.asks(2, { slot: { ...DINNER, preferredDate: '2026-03-14' } });
    expect(town.requestOf(2).status).toBe('active');
  });

  it('takes no feedback away, neither theirs nor that of the others about them', async () => {
    const { town, matchId } = await aSeatedTable();
    town.clock.pass(TEN_MINUTES_IN);
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

  it('by all of its members does not dissolve the table', async () => {
    const { town, matchId } = await aSeatedTable();
    town.clock.pass(TEN_MINUTES_IN);
    for (const userId of [1, 2, 3, 4, 5]) await town.leave(userId, matchId);
    await town.later({ hours: 5 });
    await town.advanceTables();
    expect(town.tables()[0]!.status).toBe('completed');
  });
});

describe('a corrected age after the start', () => {
  it('costs no seat at a table that the final run missed', async () => {
    const town = aTown();
    for (const id of [1, 2, 3, 4, 5]) await town.asks(id, { ageRangeMin: 18, ageRangeMax: 30 });
    await town.doJobs();
    town.clock.pass(TEN_MINUTES_IN);
    town.seating.profiles.set(3, { age: 90 });
    await town.changesProfile(3);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
  });
});
