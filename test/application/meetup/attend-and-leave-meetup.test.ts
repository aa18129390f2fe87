import { describe, expect, it } from '@jest/globals';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { MatchNotFound, OnlyOrganizerCancels } from '../../../src/domain/match/match-errors.js';
import { AlreadyInActiveMatch } from '../../../src/domain/matching-request/matching-request-errors.js';
import {
  AlreadyJoined,
  MeetupFull,
  MeetupNotFound,
  MeetupOver,
  NotAtMeetup,
  PlansAtThatTime,
  TooManyWaitlists,
} from '../../../src/domain/meetup/meetup-errors.js';
import type { MeetupForm } from '../../../src/domain/meetup/meetup-plan.js';
import { DINNER } from '../../support/builders/a-request.js';
import { aTown, STAFF } from '../a-town.js';

const ORGANISER = 1;

async function aMeetupOf(guests: number[] = [], fields: Partial<MeetupForm> = {}) {
  const town = aTown();
  const meetupId = await town.plan(ORGANISER, fields);
  for (const userId of guests) await town.join(userId, meetupId);
  await town.doJobs();
  town.realtime.forget();
  const seated = async () => (await town.meetup(meetupId)).table.seated.map(({ userId }) => userId);
  const line = async () => (await town.meetup(meetupId)).waitlist.map(({ userId }) => userId);
  const matchId = (await town.meetup(meetupId)).table.id;
  return { town, meetupId, matchId, seated, line };
}

async function repeated(times: number, act: () => Promise<void>): Promise<void> {
  for (let time = 0; time < times; time++) await act();
}

describe('joining a meetup', () => {
  it('leads into its chat, where the newcomer is introduced', async () => {
    const { town, meetupId, matchId } = await aMeetupOf();
    expect(await town.join(2, meetupId)).toBe(matchId);
    expect(town.realtime.signals).toEqual([{ type: 'matches_changed', userIds: [ORGANISER, 2] }]);
    await town.doJobs();
    await town.write(2, matchId, 'Hello!');
    expect(town.chat.said(matchId)).toEqual(['{name} joined the table. Say hi!', 'Hello!']);
    expect(town.mailsTo(2)).toEqual([]);
  });

  it('is for anyone while there is a seat, once', async () => {
    const { town, meetupId } = await aMeetupOf([2], { maxParticipants: 3 });
    await expect(town.join(2, meetupId)).rejects.toThrow(AlreadyJoined);
    await expect(town.join(3, 4711)).rejects.toThrow(MeetupNotFound);
    await town.join(3, meetupId);
    await expect(town.join(4, meetupId)).rejects.toThrow(MeetupFull);
    await town.later({ days: 6 });
    await expect(town.join(2, meetupId)).rejects.toThrow(MeetupOver);
  });

  it('of forty who want five seats at the same moment, five get one', async () => {
    const { town, meetupId, seated } = await aMeetupOf();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => town.join(100 + index, meetupId)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await seated()).toHaveLength(6);
  });
});

describe('two plans for the same time', () => {
  it('are one too many: a table or a request keeps people from joining', async () => {
    const { town, meetupId } = await aMeetupOf();
    await town.ask(2);
    await expect(town.join(2, meetupId)).rejects.toThrow(PlansAtThatTime);
    await expect(town.waitFor(2, meetupId)).rejects.toThrow(PlansAtThatTime);
    await town.ask(3, 4, 5, 6);
    await town.doJobs();
    await expect(town.join(2, meetupId)).rejects.toThrow(PlansAtThatTime);
  });

  it('are fine at another time of the same day', async () => {
    const { town } = await aMeetupOf();
    const brunch = await town.plan(9, { scheduledTime: 'brunch' });
    await town.ask(2);
    await town.join(2, brunch);
    await town.asks(3);
    await expect(town.join(3, brunch)).resolves.toBeGreaterThan(0);
  });

  it('are one too many the other way round: whoever has a seat at a meetup asks for no table at that time', async () => {
    const { town } = await aMeetupOf([2]);
    await expect(town.ask(2)).rejects.toThrow(AlreadyInActiveMatch);
    await town.asks(2, { slot: { ...DINNER, preferredTime: 'lunch' } });
    const other = await aMeetupOf([2], { scheduledTime: '18:30' });
    await other.town.ask(2);
  });

  it('cannot be made of two meetups either', async () => {
    const { town } = await aMeetupOf([2]);
    const other = await town.plan(9);
    await expect(town.join(2, other)).rejects.toThrow(PlansAtThatTime);
  });
});

describe('the waitlist', () => {
  it('gets each freed seat in its order, and hears of it by mail and at once', async () => {
    const { town, meetupId, matchId, seated, line } = await aMeetupOf([2, 3], { maxParticipants: 3 });
    for (const userId of [11, 12, 13]) await town.waitFor(userId, meetupId);
    await town.leaveMeetup(2, meetupId);
    await town.leave(3, matchId);
    await town.doJobs();
    expect(await seated()).toEqual([ORGANISER, 11, 12]);
    expect(await line()).toEqual([13]);
    expect(town.mailsTo(11)).toEqual(['A seat is free, and it is yours']);
    expect(town.realtime.heardBy(11)).toContain('match_found');
    expect(town.realtime.heardBy(13)).toEqual([]);
    expect(town.chat.said(matchId).slice(-4)).toEqual([
      '{name} left the table.',
      '{name} left the table.',
      '{name} joined the table. Say hi!',
      '{name} joined the table. Say hi!',
    ]);
  });

  it('keeps a seat from others from the moment it falls free', async () => {
    const { town, meetupId, matchId, seated } = await aMeetupOf([2], { maxParticipants: 2 });
    await town.waitFor(11, meetupId);
    await town.leave(2, matchId);
    await expect(town.join(12, meetupId)).rejects.toThrow(MeetupFull);
    await town.doJobs();
    expect(await seated()).toEqual([ORGANISER, 11]);
  });

  it('passes over those who are gone, have other plans, or no longer meet the limits', async () => {
    const { town, meetupId, matchId, seated, line } = await aMeetupOf([2], {
      maxParticipants: 2,
      ageRangeMin: 20,
      enforceLimits: true,
    });
    for (const userId of [11, 12, 13, 14]) await town.waitFor(userId, meetupId);
    town.participants.known.set(11, null);
    await town.ask(12);
    town.participants.known.set(13, { age: 19 });
    await town.leave(2, matchId);
    await town.doJobs();
    expect(await seated()).toEqual([ORGANISER, 14]);
    expect(await line()).toEqual([]);
  });

  it('gives a seat at once where one is free after all', async () => {
    const { town, meetupId, seated } = await aMeetupOf([], { maxParticipants: 2 });
    await town.waitFor(11, meetupId);
    expect(await seated()).toEqual([ORGANISER, 11]);
  });

  it('can be left, and who neither sits nor waits cannot leave', async () => {
    const { town, meetupId, line } = await aMeetupOf([2], { maxParticipants: 2 });
    await town.waitFor(11, meetupId);
    await town.leaveMeetup(11, meetupId);
    expect(await line()).toEqual([]);
    await expect(town.leaveMeetup(11, meetupId)).rejects.toThrow(NotAtMeetup);
    await expect(town.leaveMeetup(11, 4711)).rejects.toThrow(MeetupNotFound);
  });

  it.each<[string, (town: ReturnType<typeof aTown>, meetupId: number, matchId: number) => Promise<unknown>]>([
    ['the meetup', (town, meetupId) => town.leaveMeetup(2, meetupId)],
    ['its chat', (town, _, matchId) => town.leave(2, matchId)],
    ['the product, by their own wish or not', (town) => town.participation.cancelAll(2)],
  ])('gets the seat of whoever leaves %s', async (_, leave) => {
    const { town, meetupId, matchId, seated } = await aMeetupOf([2], { maxParticipants: 2 });
    await town.waitFor(11, meetupId);
    await leave(town, meetupId, matchId);
    await town.doJobs();
    expect(await seated()).toEqual([ORGANISER, 11]);
    expect(town.mailsTo(11)).toEqual(['A seat is free, and it is yours']);
  });

  it('gets the seat of the organiser too, who may leave what they invited to', async () => {
    const { town, meetupId, seated } = await aMeetupOf([2], { maxParticipants: 2 });
    await town.waitFor(11, meetupId);
    await town.leaveMeetup(ORGANISER, meetupId);
    await town.doJobs();
    expect(await seated()).toEqual([2, 11]);
  });

  it('is one of ten at most for each person, until one of them is left or over', async () => {
    const { town, meetupId } = await aMeetupOf([2], { maxParticipants: 2 });
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

  it('loses no seat when all leave at the same moment', async () => {
    const guests = [2, 3, 4, 5, 6];
    const { town, meetupId, seated, line } = await aMeetupOf(guests);
    for (const userId of [11, 12, 13, 14, 15, 16]) await town.waitFor(userId, meetupId);
    await Promise.all(guests.map((userId) => town.leaveMeetup(userId, meetupId)));
    await town.doJobs();
    expect(await seated()).toEqual([ORGANISER, 11, 12, 13, 14, 15]);
    expect(await line()).toEqual([16]);
  });
});

describe('leaving a meetup', () => {
  it('is leaving its chat, and coming back is told again', async () => {
    const { town, meetupId, matchId } = await aMeetupOf([2]);
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

  it('and coming back, over and over, does not fill the chat of the others', async () => {
    const { town, meetupId, matchId } = await aMeetupOf();
    const comeAndGo = async () => {
      await town.join(2, meetupId);
      await town.leaveMeetup(2, meetupId);
    };
    await expect(repeated(40, comeAndGo)).rejects.toThrow(TooManyAttempts);
    await expect(town.waitFor(2, meetupId)).rejects.toThrow(TooManyAttempts);
    await town.doJobs();
    expect(town.chat.said(matchId).length).toBeLessThanOrEqual(60);
    await town.later({ hours: 1 });
    await town.join(2, meetupId);
  });

  it('by all but one ends nothing, and asks nobody whether two is fine', async () => {
    const { town, meetupId, matchId, seated } = await aMeetupOf([2, 3]);
    await town.leaveMeetup(3, meetupId);
    await town.leaveMeetup(2, meetupId);
    await town.leaveMeetup(ORGANISER, meetupId);
    await town.doJobs();
    await town.advanceTables();
    expect(await seated()).toEqual([]);
    expect((await town.meetup(meetupId)).status).toBe('open');
    expect(town.chat.said(matchId).some((line) => line.startsWith('Only two'))).toBe(false);
    await town.join(5, meetupId);
  });
});

describe('calling a meetup off', () => {
  it('is for its organiser, who may do it again the next day; the others are told', async () => {
    const { town, meetupId, matchId } = await aMeetupOf([2, 3]);
    await expect(town.cancelMatch(2, matchId)).rejects.toThrow(OnlyOrganizerCancels);
    await expect(town.cancelOwnMeetup(2, meetupId)).rejects.toThrow(MeetupNotFound);
    expect(await town.cancelMatch(ORGANISER, matchId)).toBe('cancelled');
    expect(town.realtime.heardBy(2)).toEqual(['match_cancelled']);
    await town.doJobs();
    expect(town.mailsTo(2)).toEqual(['A meetup you joined was cancelled']);
    expect(town.mailsTo(ORGANISER)).toEqual([]);

    await town.later({ days: 1 });
    const another = await town.plan(ORGANISER);
    await town.cancelOwnMeetup(ORGANISER, another);
    expect((await town.meetup(another)).status).toBe('cancelled');
    await expect(town.cancelOwnMeetup(ORGANISER, another)).rejects.toThrow(MatchNotFound);
  });

  it('tells those in line for a seat too', async () => {
    const { town, meetupId } = await aMeetupOf([2], { maxParticipants: 2 });
    await town.waitFor(3, meetupId);
    await town.cancelOwnMeetup(ORGANISER, meetupId);
    await town.doJobs();
    expect(town.mailsTo(3)).toEqual(['A meetup you waited for was cancelled']);
  });

  it('is for staff too, whoever invited; everyone is told and a line says whose hand it was', async () => {
    const { town, meetupId } = await aMeetupOf([2], { maxParticipants: 2 });
    await town.waitFor(3, meetupId);
    await expect(town.cancelMeetupByStaff(STAFF, 4711)).rejects.toThrow(MeetupNotFound);
    await town.cancelMeetupByStaff(STAFF, meetupId, 'The place has closed');
    expect((await town.meetup(meetupId)).status).toBe('cancelled');
    for (const userId of [ORGANISER, 2]) expect(town.realtime.heardBy(userId)).toContain('match_cancelled');
    expect(town.realtime.heardBy(3)).toEqual(['matches_changed']);
    await town.doJobs();
    for (const userId of [ORGANISER, 2])
      expect(town.mailsTo(userId)).toEqual(['A meetup you joined was cancelled']);
    expect(town.mailsTo(3)).toEqual(['A meetup you waited for was cancelled']);
    expect(town.audit.lines).toEqual([
      {
        actorId: STAFF,
        action: 'meetup.called_off',
        target: { kind: 'meetup', id: meetupId },
        details: { reason: 'The place has closed' },
      },
    ]);
    await expect(town.cancelMeetupByStaff(STAFF, meetupId)).rejects.toThrow(MeetupOver);
    expect(town.audit.lines).toHaveLength(1);
  });

  it('leaves the right to call off a table as it was, and is not bound by its limit', async () => {
    const { town, matchId } = await aMeetupOf([2]);
    await town.cancelMatch(ORGANISER, matchId);
    await town.ask(ORGANISER, 3, 4, 5, 6);
    await town.doJobs();
    const table = town.tables().find(({ meetupId }) => meetupId === null)!;
    expect(await town.cancelMatch(ORGANISER, table.id)).toBe('cancelled');

    const another = await town.meetup(await town.plan(ORGANISER, { scheduledTime: 'brunch' }));
    expect(await town.cancelMatch(ORGANISER, another.table.id)).toBe('cancelled');
  });
});

describe('the engine that seats people', () => {
  it('neither sees nor touches the table of a meetup', async () => {
    const { town, matchId, seated } = await aMeetupOf([2]);
    await town.ask(3, 4, 5, 6, 7);
    await town.doJobs();
    expect(town.seated()).toEqual([
      [1, 2],
      [3, 4, 5, 6, 7],
    ]);
    await town.settle();
    await town.changesProfile(2);
    await town.doJobs();
    expect(await seated()).toEqual([ORGANISER, 2]);
    expect(town.chat.said(matchId)).toEqual(['{name} joined the table. Say hi!']);
  });

  it('has people of one meetup sit together all the same', async () => {
    const { town } = await aMeetupOf([2, 3, 4, 5], { scheduledTime: 'brunch' });
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    expect(town.seated()).toContainEqual([1, 2, 3, 4, 5]);
  });
});

it('a meetup is over and its chat archived by the same clock as a table', async () => {
  const { town, meetupId, matchId } = await aMeetupOf([2]);
  await town.later({ days: 5, hours: 12 });
  await town.advanceTables();
  expect((await town.meetup(meetupId)).status).toBe('completed');
  await town.write(2, matchId, 'That was lovely');
  await town.later({ days: 7 });
  await town.advanceTables();
  await expect(town.write(2, matchId, 'Hello?')).rejects.toThrow('This chat is closed.');
});
