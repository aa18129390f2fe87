import { Suspension } from '../../../src/domain/moderation/suspension.js';
import type { MeetupFields } from '../../support/builders/a-meetup.js';
import { aTown } from '../a-town.js';

export const ORGANIZER = 1;
export const JOINED = '{name} joined the table. Say hi!';
export const LEFT = '{name} left the table.';

export type Town = ReturnType<typeof aTown>;
export type TownWithMeetup = Awaited<ReturnType<typeof aTownWithMeetup>>;

/** A town in which ORGANIZER has planned a meetup and `members` have joined it; all jobs are done. */
export async function aTownWithMeetup(members: number[] = [], fields: MeetupFields = {}) {
  const town = aTown();
  const meetupId = await town.plan(ORGANIZER, fields);
  for (const userId of members) await town.join(userId, meetupId);
  await town.doJobs();
  town.realtime.forget();
  const meetup = () => town.meetup(meetupId);
  const matchId = (await meetup()).table.id;
  return {
    town,
    meetupId,
    matchId,
    meetup,
    seated: async () => (await meetup()).table.seated.map(({ userId }) => userId),
    waitlist: async () => (await meetup()).waitlist.map(({ userId }) => userId),
    said: () => town.chat.said(matchId),
    join: (userId: number) => town.join(userId, meetupId),
    leave: (userId: number, isWaiting?: boolean) => town.leaveMeetup(userId, meetupId, isWaiting),
    change: (what: Parameters<typeof town.changeMeetup>[2], userId = ORGANIZER) =>
      town.changeMeetup(userId, meetupId, what),
    async wait(...userIds: number[]) {
      for (const userId of userIds) await town.waitFor(userId, meetupId);
    },
    /** The subjects of the mails to each of the users. */
    async mails(...userIds: number[]) {
      await town.doJobs();
      return userIds.map((userId) => town.mailsTo(userId));
    },
  };
}

export const suspend = ({ suspensions, clock }: Town, userId: number) =>
  suspensions.add(Suspension.suspend({ userId, reason: 'Insults', until: null }, 99, clock.now()));

export async function times(count: number, act: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index++) await act(index);
}
