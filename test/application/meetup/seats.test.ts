import type { Mail } from '../../../src/application/shared/ports.js';
import { DINNER } from '../../support/builders/a-request.js';
import { refused } from '../../support/refused.js';
import { aTown } from '../a-town.js';
import {
  aTownWithMeetup,
  JOINED,
  LEFT,
  ORGANIZER,
  suspend,
  times,
  type Town,
  type TownWithMeetup,
} from './a-town-with-meetup.js';

describe('A seat of a meetup', () => {
  it('opens the chat until its user leaves; each join and leave is announced there', async () => {
    const { town, matchId, join, leave, said } = await aTownWithMeetup();
    expect(await join(2)).toBe(matchId);
    expect(town.realtime.signals).toEqual([{ type: 'matches_changed', userIds: [ORGANIZER, 2] }]);
    await town.doJobs();
    await town.write(2, matchId, 'Hello!');
    await leave(2);
    await refused(town.read(2, matchId), 'match_not_found');
    for (const act of [() => join(2), () => town.leave(2, matchId)]) {
      await town.doJobs();
      await town.later({ minutes: 1 });
      await act();
    }
    await town.doJobs();
    expect(said()).toEqual([JOINED, 'Hello!', LEFT, JOINED, LEFT]);
    expect(town.mailsTo(2)).toEqual([]);
  });

  it('is refused twice, at an unknown or full meetup, after its start, and to a suspended user', async () => {
    const { town, meetupId, join, seated } = await aTownWithMeetup([2], { maxParticipants: 3 });
    await suspend(town, 3);
    await refused(join(2), 'already_joined');
    await refused(town.join(4, 4711), 'meetup_not_found');
    await refused(join(3), 'suspended');
    town.participants.known.set(5, null);
    await refused(join(5), 'not_signed_in');
    await join(4);
    await refused(join(6), 'meetup_full');
    expect(await seated()).toEqual([ORGANIZER, 2, 4]);
    await town.later({ days: 6 });
    await refused(town.join(2, meetupId), 'meetup_over');
  });

  it('is limited per hour, so that joining and leaving cannot flood the chat', async () => {
    const { town, join, leave, wait } = await aTownWithMeetup();
    await refused(
      times(40, () => join(2).then(() => leave(2))),
      'too_many_attempts',
    );
    await refused(wait(2), 'too_many_attempts');
    await town.later({ hours: 1 });
    await join(2);
  });

  it('excludes another plan for the same instant, and none at another time of the day', async () => {
    const { town, join, wait, seated, waitlist } = await aTownWithMeetup([9]);
    const brunch = await town.plan(8, { scheduledTime: 'brunch' });
    await town.gather(2, 3, 4, 5, 6);
    await town.plan(7);
    town.realtime.forget();
    for (const busy of [2, 7]) {
      await refused(join(busy), 'plans_at_that_time');
      await refused(wait(busy), 'plans_at_that_time');
    }
    expect([await seated(), await waitlist(), town.realtime.signals]).toEqual([[ORGANIZER, 9], [], []]);
    await refused(town.ask(9), 'active_match');
    await town.asks(9, { slot: { ...DINNER, preferredTime: 'lunch' } });
    await town.join(2, brunch);
  });

  it('withdraws a waiting request for the same instant, which the next run leaves out', async () => {
    const { town, meetupId } = await aTownWithMeetup();
    const brunch = await town.plan(9, { scheduledTime: 'brunch' });
    await town.ask(2, 3, 4, 5, 6, 7);
    const atBrunch = await town.meetupSeats.join(2, brunch);
    expect([atBrunch.requestWithdrawn, town.requestOf(2).isWaiting]).toEqual([false, true]);
    expect(await town.meetupSeats.join(2, meetupId)).toMatchObject({ requestWithdrawn: true });
    expect(await town.requests.openOf(2)).toBeNull();
    await town.doJobs();
    expect(town.seated()).toContainEqual([3, 4, 5, 6, 7]);
  });

  it('may be given up by all, the organizer too, and the meetup stays open without a question to the last two', async () => {
    const { town, leave, join, seated, meetup, said } = await aTownWithMeetup([2, 3]);
    for (const userId of [3, 2, ORGANIZER]) await leave(userId);
    await town.doJobs();
    await town.advanceTables();
    expect([await seated(), (await meetup()).status]).toEqual([[], 'open']);
    expect(said().some((line) => line.startsWith('Only two'))).toBe(false);
    await join(5);
  });

  it('stays taken after the start: leaving closes the chat only, and nobody cancels', async () => {
    const { town, meetupId, matchId, meetup, leave, seated } = await aTownWithMeetup([2, 3]);
    town.clock.pass({ seconds: ((await meetup()).startsAt.getTime() - town.clock.now().getTime()) / 1000 });
    expect(await leave(2)).toBe('left_chat');
    await refused(town.read(2, matchId), 'match_not_found');
    await refused(town.cancelOwnMeetup(ORGANIZER, meetupId), 'match_has_started');
    await refused(town.cancelMeetupByStaff(99, meetupId), 'meetup_over');
    expect(await seated()).toEqual([ORGANIZER, 2, 3]);
  });
});

describe('The waitlist', () => {
  it('seats at once where a seat is free, and is left like a seat', async () => {
    const { wait, leave, seated, waitlist, town } = await aTownWithMeetup([], { maxParticipants: 2 });
    await wait(11, 12);
    expect([await seated(), await waitlist()]).toEqual([[ORGANIZER, 11], [12]]);
    await leave(12);
    expect(await waitlist()).toEqual([]);
    await refused(leave(12), 'not_at_meetup');
    await refused(town.leaveMeetup(12, 4711), 'meetup_not_found');
  });

  it('is limited to ten per user, until they leave one or its meetup is canceled', async () => {
    const { town, meetupId, wait } = await aTownWithMeetup([2], { maxParticipants: 2 });
    const others: number[] = [];
    await times(10, async (index) => {
      others.push(await town.plan(30 + index, { maxParticipants: 2, scheduledTime: `12:${10 + index}` }));
      await town.join(60 + index, others[index]!);
      await town.waitFor(11, others[index]!);
    });
    await refused(wait(11), 'waits_for_too_many');
    await town.waitFor(11, others[9]!);
    await wait(12);
    await town.leaveMeetup(11, others[0]!);
    await wait(11);
    await town.cancelOwnMeetup(31, others[1]!);
    await town.waitFor(11, others[0]!);
    expect((await town.meetup(meetupId)).isOnWaitlist(11)).toBe(true);
  });

  it('gets freed seats in order, with a mail and a signal, before anyone else', async () => {
    const at = await aTownWithMeetup([2, 3], { maxParticipants: 3 });
    const { town, matchId, wait, leave, join, seated, waitlist, said, mails } = at;
    await wait(11, 12, 13);
    await leave(2);
    await town.leave(3, matchId);
    await refused(join(14), 'meetup_full');
    const seat = "A seat opened up, and it's yours";
    expect(await mails(11, 12, 13)).toEqual([[seat], [seat], []]);
    expect([await seated(), await waitlist()]).toEqual([[ORGANIZER, 11, 12], [13]]);
    expect(town.realtime.heardBy(11)).toContain('match_found');
    expect(town.realtime.heardBy(13)).toEqual([]);
    expect(said().slice(-4)).toEqual([LEFT, LEFT, JOINED, JOINED]);
  });

  it.each<[string, (at: TownWithMeetup) => Promise<unknown>, number[]]>([
    ['a member leaves the product', ({ town }) => town.participation.cancelAll(2), [ORGANIZER, 11]],
    ['the organizer leaves', ({ leave }) => leave(ORGANIZER), [2, 11]],
    ['the organizer adds seats', ({ change }) => change({ maxParticipants: 3 }), [ORGANIZER, 2, 11]],
  ])('gets the seat when %s', async (_, act, seats) => {
    const at = await aTownWithMeetup([2], { maxParticipants: 2 });
    await at.wait(11);
    await act(at);
    expect(await at.mails(11)).toEqual([["A seat opened up, and it's yours"]]);
    expect(await at.seated()).toEqual(seats);
  });

  it('gets all seats when all members leave at the same time', async () => {
    const members = [2, 3, 4, 5, 6];
    const { town, wait, leave, seated, waitlist } = await aTownWithMeetup(members);
    await wait(11, 12, 13, 14, 15, 16);
    await Promise.all(members.map((userId) => leave(userId)));
    await town.doJobs();
    expect([await seated(), await waitlist()]).toEqual([[ORGANIZER, 11, 12, 13, 14, 15], [16]]);
  });

  it('passes over users who are deleted, suspended, busy then or outside enforced limits', async () => {
    const limits = { maxParticipants: 2, ageRangeMin: 20, enforceLimits: true };
    const { town, wait, leave, seated, waitlist } = await aTownWithMeetup([2], limits);
    await wait(10, 11, 12, 13, 14);
    await suspend(town, 10);
    town.participants.known.set(11, null);
    await town.plan(12);
    town.participants.known.set(13, { age: 19 });
    await leave(2);
    await town.doJobs();
    expect([await seated(), await waitlist()]).toEqual([[ORGANIZER, 14], []]);
  });

  it('keeps the waiting request of a user until they get the seat, and the mail says so', async () => {
    const { town, wait, leave, seated } = await aTownWithMeetup([2], { maxParticipants: 2 });
    await town.ask(3);
    await wait(3);
    expect((await town.requests.openOf(3))?.isWaiting).toBe(true);
    await leave(2);
    await town.doJobs();
    expect([await seated(), await town.requests.openOf(3)]).toEqual([[ORGANIZER, 3], null]);
    const [mail] = town.jobs.named<Mail>('send-mail').filter(({ to }) => to === 'person3@example.org');
    expect(mail!.text).toContain('we withdrew your request for the same time');
  });

  it('given up by a user who has got the seat meanwhile keeps the seat', async () => {
    const { town, wait, leave, seated } = await aTownWithMeetup([2], { maxParticipants: 2 });
    await wait(11);
    await leave(2);
    await town.doJobs();
    await refused(leave(11, true), 'already_joined');
    expect(await seated()).toEqual([ORGANIZER, 11]);
  });
});

describe('A meetup beside the matching of its Saturday', () => {
  it('keeps its table in every run, and its members may sit together elsewhere', async () => {
    const { town, seated, said } = await aTownWithMeetup([2]);
    const brunch = await town.plan(3, { scheduledTime: 'brunch' });
    for (const userId of [4, 5, 6, 7]) await town.join(userId, brunch);
    await town.gather(3, 4, 5, 6, 7);
    expect(town.seated().join(' | ')).toBe('1,2 | 3,4,5,6,7 | 3,4,5,6,7');
    await town.settle();
    await town.doJobs(town.changesProfile(2));
    expect([await seated(), said()]).toEqual([[ORGANIZER, 2], [JOINED]]);
  });

  it('is completed and archived like every table, and reminds of each of its dates', async () => {
    const { town, matchId, meetup, change, said } = await aTownWithMeetup();
    const reminders = () => said().filter((line) => line.startsWith('See you on')).length;
    await town.later({ days: 4, hours: 11 });
    await town.remindTables();
    await change({ scheduledDate: '2026-03-21' });
    await town.remindTables();
    expect(reminders()).toBe(1);
    await town.later({ days: 13, hours: 23 });
    await times(2, () => town.remindTables());
    expect(reminders()).toBe(2);
    await town.later({ days: 1, hours: 12 });
    await town.advanceTables();
    expect((await meetup()).status).toBe('completed');
    await town.write(ORGANIZER, matchId, 'That was lovely');
    await town.later({ days: 7 });
    await town.advanceTables();
    await refused(town.write(ORGANIZER, matchId, 'Hello?'), 'chat_is_closed');
  });
});

describe('Canceling all participation of a user', () => {
  const matched = async (town: Town) => {
    await town.gather(1, 2, 3, 4, 5);
  };

  it('leaves the match, tells its members, and changes nothing when repeated or without plans', async () => {
    const town = aTown();
    await matched(town);
    for (const userId of [1, 1, 77]) await town.participation.cancelAll(userId);
    expect(town.seated()).toEqual([[2, 3, 4, 5]]);
    expect(town.requestOf(1).status).toBe('cancelled');
    const matchId = town.tables()[0]!.id;
    const left = { type: 'participant_left', matchId, userId: 1, userIds: [2, 3, 4, 5] };
    expect(town.realtime.signals).toContainEqual(left);
    await town.ask(6);
    await town.participation.cancelAll(6);
    expect(town.requestOf(6).status).toBe('cancelled');
  });

  it('cancels own meetups, leaves those of others and all waitlists', async () => {
    const town = aTown();
    const own = await town.plan(1, { scheduledDate: '2026-03-14' });
    const another = await town.plan(2);
    const full = await town.plan(3, { maxParticipants: 2, scheduledDate: '2026-03-21' });
    for (const [userId, id] of [
      [2, own],
      [1, another],
      [4, full],
    ] as const)
      await town.join(userId, id);
    await town.doJobs(town.waitFor(1, full));
    await town.participation.cancelAll(1);
    expect((await town.meetup(own)).status).toBe('cancelled');
    expect((await town.meetup(another)).table.seated.map(({ userId }) => userId)).toEqual([2]);
    expect((await town.meetup(full)).waitlist).toEqual([]);
    await town.doJobs();
    expect(town.mailsTo(2)).toContain('A meetup you joined was cancelled');
  });

  it('keeps completed matches', async () => {
    const town = aTown();
    await matched(town);
    await town.later({ days: 6 });
    await town.advanceTables();
    await town.participation.cancelAll(1);
    expect(town.tables()[0]!.seated).toHaveLength(5);
  });
});
