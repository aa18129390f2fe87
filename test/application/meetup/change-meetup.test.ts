import { describe, expect, it } from '@jest/globals';
import { Suspension } from '../../../src/domain/moderation/suspension.js';
import { AccountSuspended } from '../../../src/domain/moderation/suspension-errors.js';
import { PictureFromElsewhere } from '../../../src/application/shared/pictures.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import {
  DateIsSettled,
  MeetupNotFound,
  MeetupPlanNotAllowed,
  PlansAtThatTime,
} from '../../../src/domain/meetup/meetup-errors.js';
import type { MeetupForm } from '../../../src/domain/meetup/meetup-plan.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { aTown, STAFF } from '../a-town.js';

const ORGANISER = 1;
const LOS_ANGELES = { latitude: 34.05, longitude: -118.24 };
const picture = (what: string) => `data:image/png;base64,${Buffer.from(what).toString('base64')}`;

async function aMeetupOf(guests: number[] = [], fields: Partial<MeetupForm> = {}) {
  const town = aTown();
  const meetupId = await town.plan(ORGANISER, fields);
  for (const userId of guests) await town.join(userId, meetupId);
  await town.doJobs();
  town.realtime.forget();
  const change = (what: Parameters<typeof town.changeMeetup>[2], userId = ORGANISER) =>
    town.changeMeetup(userId, meetupId, what);
  const meetup = () => town.meetup(meetupId);
  return { town, meetupId, change, meetup };
}

describe('changing a meetup', () => {
  it('is for its organiser; for everybody else there is no such meetup', async () => {
    const { change, meetup, town } = await aMeetupOf([2]);
    await change({ title: 'Soup' });
    expect((await meetup()).title).toBe('Soup');
    await expect(change({ title: 'Mine' }, 2)).rejects.toThrow(MeetupNotFound);
    await expect(town.changeMeetup(ORGANISER, 4711, {})).rejects.toThrow(MeetupNotFound);
    expect((await meetup()).title).toBe('Soup');
  });

  it('is not for somebody who is suspended', async () => {
    const { change, town } = await aMeetupOf();
    const grounds = { userId: ORGANISER, reason: 'Insults', until: null };
    await town.suspensions.add(Suspension.suspend(grounds, 99, town.clock.now()));
    await expect(change({ title: 'Soup' })).rejects.toThrow(AccountSuspended);
  });

  it('is not done over and over: a changed place is told to everyone each time', async () => {
    const { change } = await aMeetupOf([2]);
    const over = async () => {
      for (let i = 0; i < 40; i++) await change({ restaurantName: `Spoon ${i}` });
    };
    await expect(over()).rejects.toThrow(TooManyAttempts);
  });

  it('and calling it off leave a line in the log where it is one of the product’s own', async () => {
    const { town, change } = await aMeetupOf();
    await change({ title: 'Soup' });
    expect(town.audit.lines).toEqual([]);
    const meetupId = await town.plan(STAFF, {}, true);
    await town.changeMeetup(STAFF, meetupId, { title: 'Soup', maxParticipants: 9 });
    await town.cancelOwnMeetup(STAFF, meetupId);
    const line = { actorId: STAFF, target: { kind: 'meetup', id: meetupId } };
    expect(town.audit.lines).toEqual([
      { ...line, action: 'meetup.changed', details: { fields: 'maxParticipants title' } },
      { ...line, action: 'meetup.called_off' },
    ]);
  });

  it('by two hands at once loses neither change', async () => {
    const { change, meetup } = await aMeetupOf();
    await Promise.all([change({ title: 'Soup' }), change({ description: 'Hot' })]);
    expect(await meetup()).toMatchObject({ title: 'Soup', description: 'Hot' });
  });

  it('that breaks a rule changes nothing', async () => {
    const { change, meetup, town } = await aMeetupOf([2, 3]);
    await expect(change({ title: 'Soup', maxParticipants: 2 })).rejects.toThrow(MeetupPlanNotAllowed);
    await expect(change({ title: 'Soup', scheduledTime: 'lunch' })).rejects.toThrow(DateIsSettled);
    expect((await meetup()).title).toBe('Dumplings for everyone');
    expect(town.realtime.signals).toEqual([]);
  });
});

describe('another place', () => {
  it('is told in the chat, and by mail to those who sit there and those who wait', async () => {
    const { town, meetupId, change, meetup } = await aMeetupOf([2], { maxParticipants: 2 });
    await town.waitFor(3, meetupId);
    await change({ restaurantName: 'The Short Spoon' });
    await town.doJobs();
    const { table } = await meetup();
    expect(table.suggestedLocation).toBe('The Short Spoon, 12 Bleecker St, New York');
    expect(town.chat.said(table.id).at(-1)).toBe(
      'The place has changed. Please have a look at where you meet now.',
    );
    for (const guest of [2, 3]) expect(town.mailsTo(guest)).toEqual(['A meetup has a new place']);
    expect(town.mailsTo(ORGANISER)).toEqual([]);
    const [mail] = town.jobs.named<Mail>('send-mail');
    expect(mail!.text).toContain('is at The Short Spoon, 12 Bleecker St, New York now');
    for (const userId of [ORGANISER, 2, 3])
      expect(town.realtime.heardBy(userId)).toContain('matches_changed');
  });

  it('is not told to those in line for whom there is no such meetup any more', async () => {
    const { town, meetupId, change } = await aMeetupOf([2], { maxParticipants: 2 });
    for (const userId of [3, 4, 5]) await town.waitFor(userId, meetupId);
    await town.blocks.add(ORGANISER, 3, town.clock.now());
    await town.blocks.add(4, 2, town.clock.now());
    await change({ restaurantName: 'The Short Spoon' });
    await town.doJobs();
    expect([2, 3, 4, 5].filter((userId) => town.mailsTo(userId).length > 0)).toEqual([2, 5]);
  });

  it('is told once for each time it changes, and a new title is not told at all', async () => {
    const { town, change, meetup } = await aMeetupOf([2]);
    await change({ title: 'Soup' });
    for (const restaurantName of ['One', 'One', 'Two']) {
      await change({ restaurantName });
      town.clock.pass({ minutes: 1 });
    }
    await town.doJobs();
    const lines = town.chat
      .said((await meetup()).table.id)
      .filter((waitlist) => waitlist.startsWith('The place'));
    expect(lines).toHaveLength(2);
    expect(town.mailsTo(2)).toHaveLength(2);
  });

  it('is looked up where only its address is given, and a day that still can follows its clocks', async () => {
    const { town, change, meetup } = await aMeetupOf();
    const restaurantAddress = '1 Main St, Los Angeles';
    town.places.address = { ...LOS_ANGELES, label: restaurantAddress, source: 'openstreetmap' };
    await change({ restaurantAddress });
    const moved = await meetup();
    expect(moved).toMatchObject({ coordinates: LOS_ANGELES, timeZone: 'America/Los_Angeles' });
    expect(moved.startsAt).toEqual(new Date('2026-03-08T02:00:00Z'));
    expect(moved.table).toMatchObject({ startsAt: moved.startsAt, timeZone: 'America/Los_Angeles' });
    await change({ coordinates: null });
    expect(await meetup()).toMatchObject({ coordinates: null, timeZone: 'America/Los_Angeles' });
  });

  it('keeps its place on the map while the address stays', async () => {
    const { town, change, meetup } = await aMeetupOf();
    town.places.address = { ...LOS_ANGELES, label: 'Elsewhere', source: 'openstreetmap' };
    const { coordinates, restaurantAddress } = await meetup();
    await change({ restaurantName: 'Spoon', restaurantAddress });
    expect((await meetup()).coordinates).toEqual(coordinates);
  });
});

describe('more seats', () => {
  it('go to those who wait, in their order', async () => {
    const { town, meetupId, change, meetup } = await aMeetupOf([2], { maxParticipants: 2 });
    for (const userId of [11, 12, 13]) await town.waitFor(userId, meetupId);
    await change({ maxParticipants: 4 });
    const { table, waitlist } = await meetup();
    expect(table.seated.map(({ userId }) => userId)).toEqual([ORGANISER, 2, 11, 12]);
    expect(waitlist.map(({ userId }) => userId)).toEqual([13]);
    expect(town.mailsTo(11)).toEqual(['A seat is free, and it is yours']);
    expect(town.realtime.heardBy(12)).toContain('match_found');
  });
});

describe('another day', () => {
  it('is one on which the organiser has no other plans', async () => {
    const { town, change, meetup } = await aMeetupOf();
    await town.plan(ORGANISER, { scheduledDate: '2026-03-14' });
    await expect(change({ scheduledDate: '2026-03-14' })).rejects.toThrow(PlansAtThatTime);
    expect((await meetup()).scheduledDate).toBe('2026-03-07');
    await change({ scheduledDate: '2026-03-21' });
    expect((await meetup()).scheduledDate).toBe('2026-03-21');
  });
});

it('a dinner that was moved is reminded of on its new day too', async () => {
  const { town, change, meetup } = await aMeetupOf();
  const { table } = await meetup();
  const reminders = () => town.chat.said(table.id).filter((waitlist) => waitlist.startsWith('See you on'));
  await town.later({ days: 4, hours: 12 });
  await town.remindTables();
  await change({ scheduledDate: '2026-03-21' });
  await town.remindTables();
  expect(reminders()).toHaveLength(1);
  await town.later({ days: 14 });
  await town.remindTables();
  await town.remindTables();
  expect(reminders()).toHaveLength(2);
});

describe('a picture of the place', () => {
  it('is kept here, and the one before is removed once nobody shows it', async () => {
    const { town, change, meetup } = await aMeetupOf();
    await change({ venueImageUrl: picture('one') });
    const { venueImageUrl: first } = await meetup();
    expect(first).toMatch(/^\/api\/pictures\/1\/[a-z0-9]{24}\.webp$/);
    expect(town.objects.objects.size).toBe(1);
    await change({ venueImageUrl: first });
    expect(town.jobs.named('remove-picture')).toEqual([]);
    await change({ venueImageUrl: picture('two') });
    expect(town.jobs.named('remove-picture')).toEqual([{ address: first }]);
    await change({ venueImageUrl: null });
    expect((await meetup()).venueImageUrl).toBeNull();
    expect(town.jobs.named('remove-picture')).toHaveLength(2);
  });

  it('of a change that is refused is not kept', async () => {
    const { town, change } = await aMeetupOf();
    await expect(change({ venueImageUrl: picture('one'), maxParticipants: 1 })).rejects.toThrow();
    await expect(change({ venueImageUrl: picture('one') }, 2)).rejects.toThrow(MeetupNotFound);
    expect(town.objects.objects.size).toBe(0);
  });

  it('is never somebody else’s, who would lose it with the next change', async () => {
    const { change, meetup } = await aMeetupOf();
    const venueImageUrl = `/api/pictures/2/${'a'.repeat(24)}.webp`;
    await expect(change({ venueImageUrl })).rejects.toThrow(PictureFromElsewhere);
    await change({ venueImageUrl: 'https://images.example.org/a.jpg' });
    expect((await meetup()).venueImageUrl).toBe('https://images.example.org/a.jpg');
  });
});
