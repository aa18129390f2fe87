import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { AlreadyInActiveMatch } from '../../../src/domain/matching-request/matching-request-errors.js';
import {
  AlreadyJoined,
  LimitsEnforced,
  MeetupFull,
  MeetupNotFound,
  MeetupOver,
  PlansAtThatTime,
  TooManyWaitlists,
} from '../../../src/domain/meetup/meetup-errors.js';
import { Suspension } from '../../../src/domain/moderation/suspension.js';
import { AccountSuspended } from '../../../src/domain/moderation/suspension-errors.js';
import { DINNER } from '../../support/builders/a-request.js';
import { aTownWithMeetup, ORGANIZER } from './a-town-with-meetup.js';

async function repeated(times: number, act: () => Promise<void>): Promise<void> {
  for (let time = 0; time < times; time++) await act();
}

describe('Joining a meetup', () => {
  it('opens its chat, where a system message announces the new member', async () => {
    const { town, meetupId, matchId } = await aTownWithMeetup();
    expect(await town.join(2, meetupId)).toBe(matchId);
    expect(town.realtime.signals).toEqual([{ type: 'matches_changed', userIds: [ORGANIZER, 2] }]);
    await town.doJobs();
    await town.write(2, matchId, 'Hello!');
    expect(town.chat.said(matchId)).toEqual(['{name} joined the table. Say hi!', 'Hello!']);
    expect(town.mailsTo(2)).toEqual([]);
  });

  it('takes one seat per user until the meetup is full or has started', async () => {
    const { town, meetupId } = await aTownWithMeetup([2], { maxParticipants: 3 });
    await expect(town.join(2, meetupId)).rejects.toThrow(AlreadyJoined);
    await expect(town.join(3, 4711)).rejects.toThrow(MeetupNotFound);
    await town.join(3, meetupId);
    await expect(town.join(4, meetupId)).rejects.toThrow(MeetupFull);
    await town.later({ days: 6 });
    await expect(town.join(2, meetupId)).rejects.toThrow(MeetupOver);
  });

  it('seats exactly five of forty users who ask for five seats at the same time', async () => {
    const { town, meetupId, seated } = await aTownWithMeetup();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => town.join(100 + index, meetupId)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await seated()).toHaveLength(6);
  });

  it('is refused to a suspended user', async () => {
    const { town, meetupId, seated } = await aTownWithMeetup();
    const grounds = { userId: 2, reason: 'Insults', until: null };
    await town.suspensions.add(Suspension.suspend(grounds, 99, town.clock.now()));
    await expect(town.join(2, meetupId)).rejects.toThrow(AccountSuspended);
    await expect(town.waitFor(2, meetupId)).rejects.toThrow(AccountSuspended);
    expect(await seated()).toEqual([ORGANIZER]);
  });

  it('is limited per hour, so that joining and leaving cannot flood the chat', async () => {
    const { town, meetupId, matchId } = await aTownWithMeetup();
    const joinAndLeave = async () => {
      await town.join(2, meetupId);
      await town.leaveMeetup(2, meetupId);
    };
    await expect(repeated(40, joinAndLeave)).rejects.toThrow(TooManyAttempts);
    await expect(town.waitFor(2, meetupId)).rejects.toThrow(TooManyAttempts);
    await town.doJobs();
    expect(town.chat.said(matchId).length).toBeLessThanOrEqual(60);
    await town.later({ hours: 1 });
    await town.join(2, meetupId);
  });

  it('prevents a matching request for the same time only', async () => {
    const { town } = await aTownWithMeetup([2]);
    await expect(town.ask(2)).rejects.toThrow(AlreadyInActiveMatch);
    await town.asks(2, { slot: { ...DINNER, preferredTime: 'lunch' } });
    const other = await aTownWithMeetup([2], { scheduledTime: '18:30' });
    await other.town.ask(2);
  });
});

describe('A user with a seat elsewhere at the time of a meetup', () => {
  it('gets neither a seat nor a place on the waitlist, and nothing is announced', async () => {
    const { town, meetupId, seated, waitlist } = await aTownWithMeetup();
    await town.plan(2);
    town.realtime.forget();
    await expect(town.join(2, meetupId)).rejects.toThrow(PlansAtThatTime);
    await expect(town.waitFor(2, meetupId)).rejects.toThrow(PlansAtThatTime);
    expect(await seated()).toEqual([ORGANIZER]);
    expect(await waitlist()).toEqual([]);
    expect(town.realtime.signals).toEqual([]);
  });

  it('gets the error of the seat, of the limits or of the full meetup where one applies as well', async () => {
    const full = await aTownWithMeetup([2], { maxParticipants: 2 });
    await full.town.plan(3);
    await expect(full.town.join(2, full.meetupId)).rejects.toThrow(AlreadyJoined);
    await expect(full.town.waitFor(2, full.meetupId)).rejects.toThrow(AlreadyJoined);
    await expect(full.town.join(3, full.meetupId)).rejects.toThrow(MeetupFull);

    const strict = await aTownWithMeetup([], { ageRangeMin: 30, enforceLimits: true });
    await strict.town.plan(3);
    await expect(strict.town.join(3, strict.meetupId)).rejects.toThrow(LimitsEnforced);
  });
});

describe('Joining the waitlist', () => {
  it('takes a seat at once where one is free', async () => {
    const { town, meetupId, seated } = await aTownWithMeetup([], { maxParticipants: 2 });
    await town.waitFor(11, meetupId);
    expect(await seated()).toEqual([ORGANIZER, 11]);
  });

  it('is limited to ten waitlists per user, until the user leaves one or its meetup is canceled', async () => {
    const { town, meetupId } = await aTownWithMeetup([2], { maxParticipants: 2 });
    const others = [];
    for (let i = 0; i < 10; i++) {
      const other = await town.plan(30 + i, { maxParticipants: 2, scheduledTime: `12:${10 + i}` });
      await town.join(60 + i, other);
      await town.waitFor(11, other);
      others.push(other);
    }
    await expect(town.waitFor(11, meetupId)).rejects.toThrow(TooManyWaitlists);
    await town.waitFor(11, others[9]!);
    await town.waitFor(12, meetupId);
    await town.leaveMeetup(11, others[0]!);
    await town.waitFor(11, meetupId);
    await town.cancelOwnMeetup(31, others[1]!);
    await town.waitFor(11, others[0]!);
  });
});
