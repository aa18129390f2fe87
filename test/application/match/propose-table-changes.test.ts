import { describe, expect, it } from '@jest/globals';
import { aTown, UNTIL_FRIDAY } from '../a-town.js';
import { aLeftOver, aWaitingSeventh } from './a-left-over.js';

const QUESTION = /^One person has no table yet/;

describe('after the final run', () => {
  it('two members of a full table are asked about a second one for a user without a seat', async () => {
    const { town, matchId } = await aLeftOver();
    expect(await town.splitOffers.of(matchId)).toMatchObject({
      leftOver: { userId: 7, requestId: town.requestOf(7).id },
      moverIds: [1, 2],
      agreedIds: [],
      expiresAt: new Date('2026-03-06T17:00:00Z'),
    });
    expect(town.chat.said(matchId).filter((line) => QUESTION.test(line))).toHaveLength(1);
    expect(town.realtime.signals).toContainEqual({ type: 'matches_changed', userIds: [1, 2] });
    const job = town.jobs.waiting.find(({ name }) => name === 'drop-split')!;
    expect(job).toMatchObject({ payload: { matchId }, options: { delaySeconds: (11 * 60 + 40) * 60 } });
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
  });

  it('no person is named in the chat', async () => {
    const { town, matchId } = await aLeftOver();
    expect(town.chat.said(matchId).find((line) => QUESTION.test(line))).not.toMatch(/Person|\{name\}/);
  });

  it('they are asked once, however often the event is handled', async () => {
    const { town, matchId } = await aWaitingSeventh();
    for (const userId of [3, 4, 5, 6]) await town.blocks.add(8, userId, town.clock.now());
    await town.ask(8);
    await town.later(UNTIL_FRIDAY);
    await town.runFinals();
    await town.jobs.add('table-settled', { matchId });
    await town.doJobs();
    expect(town.requestOf(8).status).toBe('active');
    expect(await town.splitOffers.of(matchId)).toMatchObject({ leftOver: { userId: 7 } });
    expect(town.chat.said(matchId).filter((line) => QUESTION.test(line))).toHaveLength(1);
  });

  it('no member is asked after noon of Friday', async () => {
    const { town, matchId } = await aWaitingSeventh();
    town.clock.pass(UNTIL_FRIDAY);
    await town.later({ hours: 12 });
    await town.runFinals();
    expect(await town.splitOffers.of(matchId)).toBeNull();
  });

  it('no member is asked where no user is left without a seat', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5, 6);
    await town.doJobs();
    await town.later(UNTIL_FRIDAY);
    await town.runFinals();
    expect(await town.splitOffers.of(town.tables()[0]!.id)).toBeNull();
  });
});
