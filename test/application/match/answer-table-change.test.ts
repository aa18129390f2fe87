import { describe, expect, it } from '@jest/globals';
import { ANSWERING_SPLITS } from '../../../src/application/match/limits.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { MatchNotFound } from '../../../src/domain/match/match-errors.js';
import { SplitOfferIsOver, SplitOfferNotFound } from '../../../src/domain/match/split/split-errors.js';
import { aLeftOver } from './a-left-over.js';

async function anAskedTable() {
  const { town, matchId } = await aLeftOver();
  town.realtime.forget();
  const answer = (userId: number, agrees = true) => town.answerSplit.execute({ userId, matchId, agrees });
  return { town, matchId, answer };
}

describe('the answer to a split', () => {
  it('when both members agree, they sit at a confirmed second table with the user without a seat', async () => {
    const { town, matchId, answer } = await anAskedTable();
    expect(await answer(1)).toEqual({ status: 'waiting' });
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
    const formed = await answer(2);
    expect(town.seated()).toEqual([
      [3, 4, 5, 6],
      [1, 2, 7],
    ]);
    const second = town.tables().at(-1)!;
    expect(formed).toEqual({ status: 'formed', matchId: second.id });
    expect(second).toMatchObject({ status: 'confirmed' });
    expect(second.seated.map(({ requestId }) => requestId)).toEqual(
      [1, 2, 7].map((userId) => town.requestOf(userId).id),
    );
    expect(town.requestOf(7).status).toBe('matched');
    expect(await town.splitOffers.of(matchId)).toBeNull();
    expect(town.realtime.heardBy(7)).toContain('match_found');
    expect(town.realtime.heardBy(3)).toContain('matches_changed');
  });

  it('both tables are told: a greeting at the second, who moved at the first', async () => {
    const { town, matchId, answer } = await anAskedTable();
    await answer(1);
    await answer(2);
    await town.doJobs();
    const second = town.tables().at(-1)!;
    expect(town.chat.said(second.id)[0]).toMatch(/^Welcome to your table!/);
    const moved = town.chat.said(matchId).filter((line) => line.includes('moved to a second table'));
    expect(moved).toHaveLength(2);
    expect(town.mailsTo(7)).toHaveLength(1);
  });

  it('moving is not a late cancellation', async () => {
    const { town, answer } = await anAskedTable();
    await answer(1);
    await answer(2);
    const gone = town.tables()[0]!.members.filter(({ isSeated }) => !isSeated);
    expect(gone.map(({ userId, isExcused }) => [userId, isExcused])).toEqual([
      [1, true],
      [2, true],
    ]);
  });

  it('when one declines, nothing changes and the question is gone', async () => {
    const { town, matchId, answer } = await anAskedTable();
    await answer(1);
    expect(await answer(2, false)).toEqual({ status: 'dropped' });
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
    expect(await town.splitOffers.of(matchId)).toBeNull();
    await expect(answer(1)).rejects.toThrow(SplitOfferNotFound);
    expect(await answer(2, false)).toEqual({ status: 'dropped' });
  });

  it('when a member who agreed has left since, nothing changes', async () => {
    const { town, matchId, answer } = await anAskedTable();
    await answer(1);
    await town.leave(1, matchId);
    expect(await answer(2)).toEqual({ status: 'dropped' });
    expect(town.seated()).toEqual([[2, 3, 4, 5, 6]]);
    expect(town.requestOf(7).status).toBe('active');
  });

  it('when the user without a seat has withdrawn, nothing changes', async () => {
    const { town, answer } = await anAskedTable();
    await answer(1);
    await town.withdrawRequest(7, town.requestOf(7).id);
    expect(await answer(2)).toEqual({ status: 'dropped' });
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
  });

  it('when one of them has blocked the user since, nothing changes', async () => {
    const { town, answer } = await anAskedTable();
    await answer(1);
    await town.blocks.add(2, 7, town.clock.now());
    expect(await answer(2)).toEqual({ status: 'dropped' });
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
  });

  it('is limited', async () => {
    const { answer } = await anAskedTable();
    for (let count = 0; count < ANSWERING_SPLITS.times; count++) await answer(1);
    await expect(answer(1)).rejects.toThrow(TooManyAttempts);
    expect(await answer(2)).toMatchObject({ status: 'formed' });
  });

  it('is possible until noon of Friday', async () => {
    const { town, answer } = await anAskedTable();
    town.clock.pass({ hours: 12 });
    await expect(answer(1)).rejects.toThrow(SplitOfferIsOver);
  });

  it('is refused to members who were not asked and to other users', async () => {
    const { answer } = await anAskedTable();
    await expect(answer(3)).rejects.toThrow(SplitOfferNotFound);
    await expect(answer(7)).rejects.toThrow(MatchNotFound);
  });
});
