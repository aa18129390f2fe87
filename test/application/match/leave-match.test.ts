import { describe, expect, it } from '@jest/globals';
import { MatchIsOver, MatchNotFound } from '../../../src/domain/match/match-errors.js';
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
