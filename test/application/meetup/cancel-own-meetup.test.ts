import { MatchNotFound, OnlyOrganizerCancels } from '../../../src/domain/match/match-errors.js';
import { MeetupNotFound } from '../../../src/domain/meetup/meetup-errors.js';
import { aTownWithMeetup, ORGANIZER } from './a-town-with-meetup.js';

describe('Canceling an own meetup', () => {
  it('is limited to the organizer, at any frequency, and notifies the other members', async () => {
    const { town, meetupId, matchId } = await aTownWithMeetup([2, 3]);
    await expect(town.cancelMatch(2, matchId)).rejects.toThrow(OnlyOrganizerCancels);
    await expect(town.cancelOwnMeetup(2, meetupId)).rejects.toThrow(MeetupNotFound);
    expect(await town.cancelMatch(ORGANIZER, matchId)).toBe('cancelled');
    expect(town.realtime.heardBy(2)).toEqual(['match_cancelled']);
    await town.doJobs();
    expect(town.mailsTo(2)).toEqual(['A meetup you joined was cancelled']);
    expect(town.mailsTo(ORGANIZER)).toEqual([]);

    await town.later({ days: 1 });
    const another = await town.plan(ORGANIZER);
    await town.cancelOwnMeetup(ORGANIZER, another);
    expect((await town.meetup(another)).status).toBe('cancelled');
    await expect(town.cancelOwnMeetup(ORGANIZER, another)).rejects.toThrow(MatchNotFound);
  });

  it('neither uses up nor depends on the 30-day limit for canceling other matches', async () => {
    const { town, matchId } = await aTownWithMeetup([2]);
    await town.cancelMatch(ORGANIZER, matchId);
    await town.ask(ORGANIZER, 3, 4, 5, 6);
    await town.doJobs();
    const table = town.tables().find(({ meetupId }) => meetupId === null)!;
    expect(await town.cancelMatch(ORGANIZER, table.id)).toBe('cancelled');

    const another = await town.meetup(await town.plan(ORGANIZER, { scheduledTime: 'brunch' }));
    expect(await town.cancelMatch(ORGANIZER, another.table.id)).toBe('cancelled');
  });
});
