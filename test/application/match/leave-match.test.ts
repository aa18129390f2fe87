import { describe, expect, it } from '@jest/globals';
import { MatchIsOver, MatchNotFound } from '../../../src/domain/match/match-errors.js';
import { aTown, UNTIL_FRIDAY } from '../a-town.js';

const aTableOf = async (...userIds: number[]) => {
  const town = aTown();
  await town.ask(...userIds);
  await town.doJobs();
  town.realtime.forget();
  const matchId = town.tables()[0]!.id;
  return { town, matchId };
};

describe('leaving a table', () => {
  it('ends the own request and tells the others, whose table stays', async () => {
    const { town, matchId } = await aTableOf(1, 2, 3, 4, 5);
    await town.leave(2, matchId);
    expect(town.requestOf(2).status).toBe('cancelled');
    expect(town.seated()).toEqual([[1, 3, 4, 5]]);
    expect(town.realtime.signals).toEqual([
      { type: 'participant_left', matchId, userId: 2, userIds: [1, 3, 4, 5] },
      { type: 'matches_changed', userIds: [2] },
    ]);
    for (const userId of [1, 3, 4, 5]) expect(town.requestOf(userId).status).toBe('matched');
  });

  it('is mentioned in the chat once, however often the job is done', async () => {
    const { town, matchId } = await aTableOf(1, 2, 3, 4, 5);
    await town.leave(2, matchId);
    const freed = town.jobs.waiting.filter(({ name }) => name === 'seat-freed');
    town.jobs.waiting = [...town.jobs.waiting, ...freed];
    await town.doJobs();
    expect(town.chat.said(matchId).filter((line) => line === '{name} left the table.')).toHaveLength(1);
  });

  it('offers the seat to whoever waits', async () => {
    const { town, matchId } = await aTableOf(1, 2, 3, 4, 5);
    await town.ask(6, 7);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
    await town.leave(1, matchId);
    await town.doJobs();
    expect(town.seated()).toEqual([[2, 3, 4, 5, 6, 7]]);
  });

  it('of a settled table too, until three hours before the meal', async () => {
    const { town, matchId } = await aTableOf(1, 2, 3, 4, 5);
    await town.ask(6);
    await town.doJobs();
    await town.ask(7);
    await town.later(UNTIL_FRIDAY);
    await town.runFinals();
    await town.leave(1, matchId);
    await town.doJobs();
    expect(town.seated()).toEqual([[2, 3, 4, 5, 6, 7]]);
    expect(town.tables()[0]!.status).toBe('confirmed');
  });

  it('asks two who are left whether two is fine, and asks again when a third has come and gone', async () => {
    const { town, matchId } = await aTableOf(1, 2, 3, 4, 5);
    const questions = () => town.chat.said(matchId).filter((line) => line.startsWith('Only two of you'));
    for (const userId of [3, 4, 5]) await town.leave(userId, matchId);
    await town.doJobs();
    expect(questions()).toHaveLength(1);

    await town.ask(6);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 6]]);
    await town.leave(6, matchId);
    await town.doJobs();
    expect(questions()).toHaveLength(2);
  });

  it('to one alone ends the table; the one is told and goes first in the queue', async () => {
    const { town, matchId } = await aTableOf(1, 2, 3, 4, 5);
    for (const userId of [1, 2, 3]) await town.leave(userId, matchId);
    town.realtime.forget();
    await town.leave(4, matchId);
    expect(town.tables()[0]!.status).toBe('dissolved');
    expect(town.requestOf(5)).toMatchObject({ status: 'active', hasPriority: true });
    expect(town.realtime.heardBy(5)).toEqual(['participant_left', 'match_cancelled']);
    await town.doJobs();
    expect(town.mailsTo(5)).toContain('Your table for Saturday has changed');
    expect(town.mailsTo(4)).not.toContain('Your table for Saturday has changed');
  });

  it('is for those who sit there, while it stands', async () => {
    const { town, matchId } = await aTableOf(1, 2, 3, 4, 5);
    await expect(town.leave(77, matchId)).rejects.toThrow(MatchNotFound);
    await expect(town.leave(1, matchId + 1)).rejects.toThrow(MatchNotFound);
    await town.leave(1, matchId);
    await expect(town.leave(1, matchId)).rejects.toThrow(MatchNotFound);
    await town.later({ days: 6 });
    await town.advanceTables();
    await expect(town.leave(2, matchId)).rejects.toThrow(MatchIsOver);
    expect(town.requestOf(2).status).toBe('completed');
  });

  it('by two at the same moment leaves the others a table', async () => {
    const { town, matchId } = await aTableOf(1, 2, 3, 4, 5);
    await Promise.all([town.leave(1, matchId), town.leave(2, matchId)]);
    expect(town.seated()).toEqual([[3, 4, 5]]);
  });
});

describe('confirming a seat', () => {
  it('is seen by everyone at the table', async () => {
    const { town, matchId } = await aTableOf(1, 2, 3, 4, 5);
    await town.confirm(1, matchId);
    await town.confirm(1, matchId);
    expect(town.tables()[0]!.seated.map(({ status }) => status)).toEqual([
      'confirmed',
      'joined',
      'joined',
      'joined',
      'joined',
    ]);
    expect(town.realtime.heardBy(5)).toEqual(['matches_changed', 'matches_changed']);
  });

  it('is for those who have one', async () => {
    const { town, matchId } = await aTableOf(1, 2, 3, 4, 5);
    await expect(town.confirm(77, matchId)).rejects.toThrow(MatchNotFound);
    await expect(town.confirm(1, matchId + 1)).rejects.toThrow(MatchNotFound);
  });
});
