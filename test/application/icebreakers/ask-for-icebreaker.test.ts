import { describe, expect, it } from '@jest/globals';
import { aSeatedTable } from '../match/a-seated-table.js';

describe('a member who asks for another question', () => {
  it('gets one that was not asked yet, at most three for the whole table', async () => {
    const { town, matchId } = await aSeatedTable();
    expect(await town.icebreakersLeft(1, matchId)).toBe(3);
    expect(await town.askForIcebreaker(1, matchId)).toBe(2);
    expect(await town.askForIcebreaker(2, matchId)).toBe(1);
    expect(await town.askForIcebreaker(1, matchId)).toBe(0);
    await expect(town.askForIcebreaker(3, matchId)).rejects.toMatchObject({ code: 'no_icebreakers_left' });
    expect(await town.icebreakersLeft(3, matchId)).toBe(0);
    const questions = town.chat.icebreakers(matchId).flatMap((asked) => asked.questions);
    expect(questions).toHaveLength(4);
    expect(new Set(questions).size).toBe(4);
  });

  it('needs a seat at a table that is not over', async () => {
    const { town, matchId } = await aSeatedTable();
    await expect(town.askForIcebreaker(9, matchId)).rejects.toMatchObject({ code: 'match_not_found' });
    await expect(town.askForIcebreaker(1, 4711)).rejects.toMatchObject({ code: 'match_not_found' });
    await town.leave(2, matchId);
    await expect(town.askForIcebreaker(2, matchId)).rejects.toMatchObject({ code: 'match_not_found' });
    town.clock.pass({ days: 6 });
    await town.advanceTables();
    await expect(town.askForIcebreaker(1, matchId)).rejects.toMatchObject({ code: 'dinner_is_over' });
  });

  it('is limited in how often they try', async () => {
    const { town, matchId } = await aSeatedTable();
    for (let time = 0; time < 20; time++) await town.askForIcebreaker(9, matchId).catch(() => undefined);
    await expect(town.askForIcebreaker(9, matchId)).rejects.toMatchObject({ code: 'too_many_attempts' });
  });

  it('gets a question for every table at a meetup', async () => {
    const { town } = await aSeatedTable();
    const meetupId = await town.plan(7);
    const match = town.matches.rows.find((each) => each.meetupId === meetupId)!;
    expect(await town.askForIcebreaker(7, match.id)).toBe(2);
  });
});
