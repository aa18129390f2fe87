import { describe, expect, it } from '@jest/globals';
import { aTownWithMeetup, ORGANIZER } from './a-town-with-meetup.js';

describe('The waitlist of a canceled meetup', () => {
  it('is notified by mail', async () => {
    const { town, meetupId } = await aTownWithMeetup([2], { maxParticipants: 2 });
    await town.waitFor(3, meetupId);
    await town.cancelOwnMeetup(ORGANIZER, meetupId);
    await town.doJobs();
    expect(town.mailsTo(3)).toEqual(['A meetup you waited for was cancelled']);
  });
});
