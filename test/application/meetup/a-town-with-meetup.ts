import type { MeetupFields } from '../../support/builders/a-meetup.js';
import { aTown } from '../a-town.js';

export const ORGANIZER = 1;

/** A town in which ORGANIZER has planned a meetup and `members` have joined it; all jobs are done. */
export async function aTownWithMeetup(members: number[] = [], fields: MeetupFields = {}) {
  const town = aTown();
  const meetupId = await town.plan(ORGANIZER, fields);
  for (const userId of members) await town.join(userId, meetupId);
  await town.doJobs();
  town.realtime.forget();
  const meetup = () => town.meetup(meetupId);
  const matchId = (await meetup()).table.id;
  const seated = async () => (await meetup()).table.seated.map(({ userId }) => userId);
  const waitlist = async () => (await meetup()).waitlist.map(({ userId }) => userId);
  const change = (what: Parameters<typeof town.changeMeetup>[2], userId = ORGANIZER) =>
    town.changeMeetup(userId, meetupId, what);
  return { town, meetupId, matchId, meetup, seated, waitlist, change };
}
