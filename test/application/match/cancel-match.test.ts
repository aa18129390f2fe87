import { MatchIsOver, MatchNotFound } from '../../../src/domain/match/match-errors.js';
import { DINNER } from '../../support/builders/a-request.js';
import { aSeatedTable } from './a-seated-table.js';

describe('canceling a match', () => {
  it('signals the other members and requeues them with priority', async () => {
    const { town, matchId } = await aSeatedTable();
    expect(await town.cancelMatch(2, matchId)).toBe('cancelled');
    expect(town.tables()[0]).toMatchObject({ status: 'cancelled', cancelledBy: 2 });
    expect(town.requestOf(2)).toMatchObject({ status: 'cancelled', hasPriority: false });
    for (const userId of [1, 3, 4, 5]) {
      expect(town.requestOf(userId)).toMatchObject({ status: 'active', hasPriority: true });
      expect(town.realtime.heardBy(userId)).toEqual(['match_cancelled']);
    }
  });

  it('signals the canceling member only that matches have changed, and sends them no mail', async () => {
    const { town, matchId } = await aSeatedTable();
    await town.cancelMatch(2, matchId);
    expect(town.realtime.heardBy(2)).toEqual(['matches_changed']);
    await town.doJobs();
    expect(town.mailsTo(2)).toEqual(['Your table is ready: Sat, Mar 7, 6 PM']);
    expect(town.mailsTo(1)).toContain('Your table for Sat, Mar 7 was cancelled');
  });

  it('allows the others to be seated together again', async () => {
    const { town, matchId } = await aSeatedTable();
    await town.cancelMatch(5, matchId);
    await town.ask(6);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 6]]);
  });

  it('seats the requeued members before others', async () => {
    const { town, matchId } = await aSeatedTable();
    for (const userId of [11, 12, 13]) await town.asks(userId, { ageRangeMin: 50 });
    await town.doJobs();
    await town.cancelMatch(5, matchId);
    // Three users waited before; the four requeued ones and they are compatible with the next user.
    for (const userId of [11, 12, 13]) town.seating.profiles.set(userId, { age: 55 });
    await town.ask(6);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 6]]);
  });

  it('seats all others of eight canceled tables in one rolling run, before those who asked later', async () => {
    const tables = Array.from({ length: 8 }, (_, at) => [1, 2, 3, 4, 5].map((seat) => 10 * (at + 1) + seat));
    const { town } = await aSeatedTable(...tables.flat());
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
    const { town, matchId } = await aSeatedTable();
    town.clock.pass({ minutes: 10 });
    await town.cancelMatch(5, matchId);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4]]);
  });

  it('is reported for a review of new accounts, and leaving instead is not', async () => {
    const { town, matchId } = await aSeatedTable();
    await town.cancelMatch(1, matchId);
    expect(town.cancellations).toEqual([{ userId: 1, matchId }]);
    await town.ask(1, 6);
    await town.doJobs();
    expect(await town.cancelMatch(1, town.tables().at(-1)!.id)).toBe('left');
    expect(town.cancellations).toHaveLength(1);
  });

  it('counts as leaving when it is the second within 30 days', async () => {
    const { town, matchId } = await aSeatedTable();
    await town.cancelMatch(1, matchId);
    const second = { ...DINNER, preferredDate: '2026-03-28' };
    await town.asks(1, { slot: second });
    for (const userId of [6, 7, 8, 9]) await town.asks(userId, { slot: second });
    await town.doJobs();
    const table = town.tables().at(-1)!;
    town.realtime.forget();

    expect(await town.cancelMatch(1, table.id)).toBe('left');
    expect(town.tables().at(-1)).toMatchObject({ status: 'pending', cancelledBy: null });
    expect(town.requestOf(1).status).toBe('cancelled');
    expect(town.requestOf(6).status).toBe('matched');
    expect(town.realtime.heardBy(6)).toEqual(['participant_left']);
  });

  it('is possible again after 30 days', async () => {
    const { town, matchId } = await aSeatedTable();
    await town.cancelMatch(1, matchId);
    town.clock.pass({ days: 30 });
    const slot = { ...DINNER, preferredDate: '2026-04-11' };
    await town.advanceTables();
    for (const userId of [1, 6, 7, 8, 9]) await town.asks(userId, { slot });
    await town.doJobs();
    expect(await town.cancelMatch(1, town.tables().at(-1)!.id)).toBe('cancelled');
  });

  it('is refused to users without a seat and after the match', async () => {
    const { town, matchId } = await aSeatedTable();
    await expect(town.cancelMatch(77, matchId)).rejects.toThrow(MatchNotFound);
    await expect(town.cancelMatch(1, matchId + 1)).rejects.toThrow(MatchNotFound);
    await town.later({ days: 6 });
    await town.advanceTables();
    await expect(town.cancelMatch(1, matchId)).rejects.toThrow(MatchIsOver);
    expect(town.tables()[0]!.status).toBe('completed');
  });

  it('is refused to everyone from the start on, also to who could only leave by it', async () => {
    const { town, matchId } = await aSeatedTable();
    town.clock.pass({ days: 5, hours: 8 });
    const refused = { code: 'match_has_started' };
    await expect(town.cancelMatch(1, matchId)).rejects.toMatchObject(refused);
    town.matches.hasCancelledSince = async () => true;
    await expect(town.cancelMatch(1, matchId)).rejects.toMatchObject(refused);
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    expect(town.realtime.signals).toEqual([]);
  });

  it('that waits for the table until its start is refused', async () => {
    const { town, matchId } = await aSeatedTable();
    town.clock.pass({ days: 5, hours: 7, minutes: 59 });
    const find = town.matches.findForUpdate.bind(town.matches);
    town.matches.findForUpdate = async (id) => {
      town.clock.pass({ minutes: 1 });
      return find(id);
    };
    await expect(town.cancelMatch(1, matchId)).rejects.toMatchObject({ code: 'match_has_started' });
  });

  it('by two members at the same moment happens once', async () => {
    const { town, matchId } = await aSeatedTable();
    const outcomes = await Promise.allSettled([town.cancelMatch(1, matchId), town.cancelMatch(2, matchId)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(town.tables()[0]!.cancelledBy).toBe(1);
    expect(town.requestOf(2).status).toBe('active');
  });
});
