import { describe, expect, it } from '@jest/globals';
import { MatchNotFound } from '../../../src/domain/match/match-errors.js';
import { MeetupNotFound, NotAtMeetup } from '../../../src/domain/meetup/meetup-errors.js';
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

  it('removes a user from the waitlist, and is refused without a seat or a place there', async () => {
    const { town, meetupId, waitlist } = await aTownWithMeetup([2], { maxParticipants: 2 });
    await town.waitFor(11, meetupId);
    await town.leaveMeetup(11, meetupId);
    expect(await waitlist()).toEqual([]);
    await expect(town.leaveMeetup(11, meetupId)).rejects.toThrow(NotAtMeetup);
    await expect(town.leaveMeetup(11, 4711)).rejects.toThrow(MeetupNotFound);
  });
});
