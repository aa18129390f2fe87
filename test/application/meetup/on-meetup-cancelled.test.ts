import { STAFF } from '../a-town.js';
import { aTownWithMeetup, ORGANIZER } from './a-town-with-meetup.js';

type Town = Awaited<ReturnType<typeof aTownWithMeetup>>['town'];

const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';

describe('When a meetup is canceled', () => {
  it('its waitlist is notified by mail', async () => {
    const { town, meetupId } = await aTownWithMeetup([2], { maxParticipants: 2 });
    await town.waitFor(3, meetupId);
    await town.cancelOwnMeetup(ORGANIZER, meetupId);
    await town.doJobs();
    expect(town.mailsTo(3)).toEqual(['A meetup you waited for was cancelled']);
  });

  it.each([
    ['by its organizer', (town: Town, meetupId: number) => town.cancelOwnMeetup(ORGANIZER, meetupId)],
    ['by staff', (town: Town, meetupId: number) => town.cancelMeetupByStaff(STAFF, meetupId)],
  ])('%s, its picture is removed', async (_by, cancel) => {
    const { town, meetupId, change, meetup } = await aTownWithMeetup();
    await change({ venue: { imageUrl: PICTURE } });
    const address = (await meetup()).venue.imageUrl;
    await cancel(town, meetupId);
    await town.doJobs();
    expect((await meetup()).venue.imageUrl).toBeNull();
    expect(town.jobs.named('remove-picture')).toEqual([{ address }]);
  });
});
