import { MatchHasStarted, MatchNotFound } from '../../../src/domain/match/match-errors.js';
import {
  AlreadyJoined,
  MeetupNotFound,
  MeetupOver,
  NotAtMeetup,
} from '../../../src/domain/meetup/meetup-errors.js';
import { STAFF } from '../a-town.js';
import { aTownWithMeetup, ORGANIZER } from './a-town-with-meetup.js';

describe('Leaving a meetup', () => {
  it('closes its chat to the user, and every leave and return is announced there', async () => {
    const { town, meetupId, matchId } = await aTownWithMeetup([2]);
    await town.leaveMeetup(2, meetupId);
    await expect(town.read(2, matchId)).rejects.toThrow(MatchNotFound);
    await town.doJobs();
    await town.later({ minutes: 1 });
    await town.join(2, meetupId);
    await town.doJobs();
    await town.later({ minutes: 1 });
    await town.leave(2, matchId);
    await town.doJobs();
    expect(town.chat.said(matchId)).toEqual([
      '{name} joined the table. Say hi!',
      '{name} left the table.',
      '{name} joined the table. Say hi!',
      '{name} left the table.',
    ]);
  });

  it('does not cancel a meetup without members, and does not ask the last two for consent', async () => {
    const { town, meetupId, matchId, meetup, seated } = await aTownWithMeetup([2, 3]);
    await town.leaveMeetup(3, meetupId);
    await town.leaveMeetup(2, meetupId);
    await town.leaveMeetup(ORGANIZER, meetupId);
    await town.doJobs();
    await town.advanceTables();
    expect(await seated()).toEqual([]);
    expect((await meetup()).status).toBe('open');
    expect(town.chat.said(matchId).some((line) => line.startsWith('Only two'))).toBe(false);
    await town.join(5, meetupId);
  });

  it('decided on the waitlist never gives up a seat that was found meanwhile', async () => {
    const { town, meetupId, seated } = await aTownWithMeetup([2], { maxParticipants: 2 });
    await town.waitFor(11, meetupId);
    await town.leaveMeetup(2, meetupId);
    await town.doJobs();
    await expect(town.leaveMeetup(11, meetupId, true)).rejects.toThrow(AlreadyJoined);
    expect(await seated()).toEqual([ORGANIZER, 11]);
  });

  it('that has started closes its chat only', async () => {
    const { town, meetupId, matchId, meetup, seated } = await aTownWithMeetup([2, 3]);
    const untilStart = (await meetup()).startsAt.getTime() - town.clock.now().getTime();
    town.clock.pass({ seconds: untilStart / 1000 });
    expect(await town.leaveMeetup(2, meetupId)).toBe('left_chat');
    await expect(town.read(2, matchId)).rejects.toThrow(MatchNotFound);
    await expect(town.cancelOwnMeetup(ORGANIZER, meetupId)).rejects.toThrow(MatchHasStarted);
    await expect(town.cancelMeetupByStaff(STAFF, meetupId)).rejects.toThrow(MeetupOver);
    expect(await seated()).toEqual([ORGANIZER, 2, 3]);
  });

  it('removes a user from the waitlist, and is refused without a seat or a place there', async () => {
    const { town, meetupId, waitlist } = await aTownWithMeetup([2], { maxParticipants: 2 });
    await town.waitFor(11, meetupId);
    await town.leaveMeetup(11, meetupId);
    expect(await waitlist()).toEqual([]);
    await expect(town.leaveMeetup(11, meetupId)).rejects.toThrow(NotAtMeetup);
    await expect(town.leaveMeetup(11, 4711)).rejects.toThrow(MeetupNotFound);
  });
});
