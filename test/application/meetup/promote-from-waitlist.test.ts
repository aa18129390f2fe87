import { MeetupFull } from '../../../src/domain/meetup/meetup-errors.js';
import type { aTown } from '../a-town.js';
import { aTownWithMeetup, ORGANIZER } from './a-town-with-meetup.js';

describe('A freed seat of a meetup', () => {
  it('goes to the first user of the waitlist, who is notified by mail and by signal', async () => {
    const { town, meetupId, matchId, seated, waitlist } = await aTownWithMeetup([2, 3], {
      maxParticipants: 3,
    });
    for (const userId of [11, 12, 13]) await town.waitFor(userId, meetupId);
    await town.leaveMeetup(2, meetupId);
    await town.leave(3, matchId);
    await town.doJobs();
    expect(await seated()).toEqual([ORGANIZER, 11, 12]);
    expect(await waitlist()).toEqual([13]);
    expect(town.mailsTo(11)).toEqual(["A seat opened up, and it's yours"]);
    expect(town.realtime.heardBy(11)).toContain('match_found');
    expect(town.realtime.heardBy(13)).toEqual([]);
    expect(town.chat.said(matchId).slice(-4)).toEqual([
      '{name} left the table.',
      '{name} left the table.',
      '{name} joined the table. Say hi!',
      '{name} joined the table. Say hi!',
    ]);
  });

  it('is reserved for the waitlist before the promotion has run', async () => {
    const { town, meetupId, matchId, seated } = await aTownWithMeetup([2], { maxParticipants: 2 });
    await town.waitFor(11, meetupId);
    await town.leave(2, matchId);
    await expect(town.join(12, meetupId)).rejects.toThrow(MeetupFull);
    await town.doJobs();
    expect(await seated()).toEqual([ORGANIZER, 11]);
  });

  it('is not given to users who are deleted, have another seat then or do not meet enforced limits', async () => {
    const { town, meetupId, matchId, seated, waitlist } = await aTownWithMeetup([2], {
      maxParticipants: 2,
      ageRangeMin: 20,
      enforceLimits: true,
    });
    for (const userId of [11, 12, 13, 14]) await town.waitFor(userId, meetupId);
    town.participants.known.set(11, null);
    await town.plan(12);
    town.participants.known.set(13, { age: 19 });
    await town.leave(2, matchId);
    await town.doJobs();
    expect(await seated()).toEqual([ORGANIZER, 14]);
    expect(await waitlist()).toEqual([]);
  });

  it.each<[string, (town: ReturnType<typeof aTown>, meetupId: number, matchId: number) => Promise<unknown>]>([
    ['the meetup', (town, meetupId) => town.leaveMeetup(2, meetupId)],
    ['its chat', (town, _, matchId) => town.leave(2, matchId)],
    ['the product', (town) => town.participation.cancelAll(2)],
  ])('goes to the waitlist when a member leaves %s', async (_, leave) => {
    const { town, meetupId, matchId, seated } = await aTownWithMeetup([2], { maxParticipants: 2 });
    await town.waitFor(11, meetupId);
    await leave(town, meetupId, matchId);
    await town.doJobs();
    expect(await seated()).toEqual([ORGANIZER, 11]);
    expect(town.mailsTo(11)).toEqual(["A seat opened up, and it's yours"]);
  });

  it('goes to the waitlist when the organizer leaves the meetup', async () => {
    const { town, meetupId, seated } = await aTownWithMeetup([2], { maxParticipants: 2 });
    await town.waitFor(11, meetupId);
    await town.leaveMeetup(ORGANIZER, meetupId);
    await town.doJobs();
    expect(await seated()).toEqual([2, 11]);
  });

  it('is not lost when all members leave at the same time', async () => {
    const members = [2, 3, 4, 5, 6];
    const { town, meetupId, seated, waitlist } = await aTownWithMeetup(members);
    for (const userId of [11, 12, 13, 14, 15, 16]) await town.waitFor(userId, meetupId);
    await Promise.all(members.map((userId) => town.leaveMeetup(userId, meetupId)));
    await town.doJobs();
    expect(await seated()).toEqual([ORGANIZER, 11, 12, 13, 14, 15]);
    expect(await waitlist()).toEqual([16]);
  });
});
