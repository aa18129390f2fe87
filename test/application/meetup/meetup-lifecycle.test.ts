import { aTownWithMeetup, ORGANIZER } from './a-town-with-meetup.js';

describe('A meetup and the matching of the same Saturday', () => {
  it('no run changes the match of a meetup', async () => {
    const { town, matchId, seated } = await aTownWithMeetup([2]);
    await town.ask(3, 4, 5, 6, 7);
    await town.doJobs();
    expect(town.seated()).toEqual([
      [1, 2],
      [3, 4, 5, 6, 7],
    ]);
    await town.settle();
    await town.changesProfile(2);
    await town.doJobs();
    expect(await seated()).toEqual([ORGANIZER, 2]);
    expect(town.chat.said(matchId)).toEqual(['{name} joined the table. Say hi!']);
  });

  it('members of one meetup may be seated together by matching', async () => {
    const { town } = await aTownWithMeetup([2, 3, 4, 5], { scheduledTime: 'brunch' });
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    expect(town.seated()).toContainEqual([1, 2, 3, 4, 5]);
  });

  it('the match of a meetup is completed and archived like every other match', async () => {
    const { town, matchId, meetup } = await aTownWithMeetup([2]);
    await town.later({ days: 5, hours: 12 });
    await town.advanceTables();
    expect((await meetup()).status).toBe('completed');
    await town.write(2, matchId, 'That was lovely');
    await town.later({ days: 7 });
    await town.advanceTables();
    await expect(town.write(2, matchId, 'Hello?')).rejects.toThrow('This chat is closed.');
  });
});
