import { Suspension } from '../../../src/domain/moderation/suspension.js';
import { AccountSuspended } from '../../../src/domain/moderation/suspension-errors.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import {
  DateIsSettled,
  MeetupNotFound,
  SeatsAreTaken,
  PlansAtThatTime,
} from '../../../src/domain/meetup/meetup-errors.js';
import { DINNER } from '../../support/builders/a-request.js';
import { STAFF } from '../a-town.js';
import { aTownWithMeetup, ORGANIZER } from './a-town-with-meetup.js';

const LOS_ANGELES = { latitude: 34.05, longitude: -118.24 };
const picture = (what: string) => `data:image/png;base64,${Buffer.from(what).toString('base64')}`;

describe('Changing a meetup', () => {
  it('is limited to its organizer; for any other user the meetup is not found', async () => {
    const { change, meetup, town } = await aTownWithMeetup([2]);
    await change({ title: 'Soup' });
    expect((await meetup()).title).toBe('Soup');
    await expect(change({ title: 'Mine' }, 2)).rejects.toThrow(MeetupNotFound);
    await expect(town.changeMeetup(ORGANIZER, 4711, {})).rejects.toThrow(MeetupNotFound);
    expect((await meetup()).title).toBe('Soup');
  });

  it('is refused to a suspended organizer', async () => {
    const { change, town } = await aTownWithMeetup();
    const grounds = { userId: ORGANIZER, reason: 'Insults', until: null };
    await town.suspensions.add(Suspension.suspend(grounds, 99, town.clock.now()));
    await expect(change({ title: 'Soup' })).rejects.toThrow(AccountSuspended);
  });

  it('is limited per day, because every changed venue notifies all members', async () => {
    const { change } = await aTownWithMeetup([2]);
    const repeatedly = async () => {
      for (let i = 0; i < 40; i++) await change({ venue: { name: `Spoon ${i}` } });
    };
    await expect(repeatedly()).rejects.toThrow(TooManyAttempts);
  });

  it('and canceling it are written to the audit log when staff organize it', async () => {
    const { town, change } = await aTownWithMeetup();
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

  it('keeps both of two concurrent changes', async () => {
    const { change, meetup } = await aTownWithMeetup();
    await Promise.all([change({ title: 'Soup' }), change({ description: 'Hot' })]);
    expect((await meetup()).state).toMatchObject({ title: 'Soup', description: 'Hot' });
  });

  it('stores nothing when a rule is violated', async () => {
    const { change, meetup, town } = await aTownWithMeetup([2, 3]);
    await expect(change({ title: 'Soup', maxParticipants: 2 })).rejects.toThrow(SeatsAreTaken);
    await expect(change({ title: 'Soup', scheduledTime: 'lunch' })).rejects.toThrow(DateIsSettled);
    expect((await meetup()).title).toBe('Dumplings for everyone');
    expect(town.realtime.signals).toEqual([]);
  });
});

describe('Another venue', () => {
  it('is geocoded when only its address is given, and moves the meetup to its time zone', async () => {
    const { town, change, meetup } = await aTownWithMeetup();
    const restaurantAddress = '1 Main St, Los Angeles';
    town.places.address = { ...LOS_ANGELES, label: restaurantAddress, source: 'openstreetmap' };
    await change({ venue: { address: restaurantAddress } });
    const moved = await meetup();
    expect(moved).toMatchObject({ venue: { coordinates: LOS_ANGELES }, timeZone: 'America/Los_Angeles' });
    expect(moved.startsAt).toEqual(new Date('2026-03-08T02:00:00Z'));
    expect(moved.table).toMatchObject({ startsAt: moved.startsAt, timeZone: 'America/Los_Angeles' });
    await change({ venue: { coordinates: null } });
    expect(await meetup()).toMatchObject({ venue: { coordinates: null }, timeZone: 'America/Los_Angeles' });
  });

  it('in another time zone is refused when others have seats, who may sit at a table at the new instant', async () => {
    const { town, change, meetup } = await aTownWithMeetup([2]);
    const before = (await meetup()).startsAt;
    town.places.address = { ...LOS_ANGELES, label: 'Elsewhere', source: 'openstreetmap' };
    await expect(change({ venue: { address: '1 Main St, Los Angeles' } })).rejects.toThrow(DateIsSettled);
    expect((await meetup()).startsAt).toEqual(before);
    await town.leaveMeetup(2, (await meetup()).id);
    await change({ venue: { address: '1 Main St, Los Angeles' } });
    expect((await meetup()).startsAt).not.toEqual(before);
  });

  it('keeps its coordinates while the address stays the same', async () => {
    const { town, change, meetup } = await aTownWithMeetup();
    town.places.address = { ...LOS_ANGELES, label: 'Elsewhere', source: 'openstreetmap' };
    const { venue } = await meetup();
    await change({ venue: { name: 'Spoon', address: venue.address } });
    expect((await meetup()).venue.coordinates).toEqual(venue.coordinates);
  });
});

describe('More seats', () => {
  it('go to the waitlist in order', async () => {
    const { town, meetupId, change, meetup } = await aTownWithMeetup([2], { maxParticipants: 2 });
    for (const userId of [11, 12, 13]) await town.waitFor(userId, meetupId);
    await change({ maxParticipants: 4 });
    const { table, waitlist } = await meetup();
    expect(table.seated.map(({ userId }) => userId)).toEqual([ORGANIZER, 2, 11, 12]);
    expect(waitlist.map(({ userId }) => userId)).toEqual([13]);
    expect(town.mailsTo(11)).toEqual(["A seat opened up, and it's yours"]);
    expect(town.realtime.heardBy(12)).toContain('match_found');
  });
});

describe('Another date', () => {
  it('withdraws the waiting request of the organizer for that time, and says so', async () => {
    const { town, change } = await aTownWithMeetup();
    await town.asks(ORGANIZER, { slot: { ...DINNER, preferredDate: '2026-03-14' } });
    expect(await change({ maxParticipants: 5 })).toEqual({ requestWithdrawn: false });
    expect(await change({ scheduledDate: '2026-03-14' })).toEqual({ requestWithdrawn: true });
    expect(await town.requests.openOf(ORGANIZER)).toBeNull();
  });

  it('is refused when the organizer has another seat then', async () => {
    const { town, change, meetup } = await aTownWithMeetup();
    await town.plan(ORGANIZER, { scheduledDate: '2026-03-14' });
    await expect(change({ scheduledDate: '2026-03-14' })).rejects.toThrow(PlansAtThatTime);
    expect((await meetup()).scheduledDate).toBe('2026-03-07');
    await change({ scheduledDate: '2026-03-21' });
    expect((await meetup()).scheduledDate).toBe('2026-03-21');
  });
});

it('A meetup with a new date gets a reminder for that date too', async () => {
  const { town, change, meetup } = await aTownWithMeetup();
  const { table } = await meetup();
  const reminders = () => town.chat.said(table.id).filter((line) => line.startsWith('See you on'));
  await town.later({ days: 4, hours: 11 });
  await town.remindTables();
  await change({ scheduledDate: '2026-03-21' });
  await town.remindTables();
  expect(reminders()).toHaveLength(1);
  await town.later({ days: 13, hours: 23 });
  await town.remindTables();
  await town.remindTables();
  expect(reminders()).toHaveLength(2);
});

describe('A venue picture', () => {
  it('of a refused change is not stored', async () => {
    const { town, change } = await aTownWithMeetup();
    await expect(change({ venue: { imageUrl: picture('one') }, maxParticipants: 1 })).rejects.toThrow();
    await expect(change({ venue: { imageUrl: picture('one') } }, 2)).rejects.toThrow(MeetupNotFound);
    expect(town.objects.objects.size).toBe(0);
  });
});
