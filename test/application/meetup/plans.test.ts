import type { PlanMeetupCommand } from '../../../src/application/meetup/organizing-meetups.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { aMeetupForm } from '../../support/builders/a-meetup.js';
import { DINNER } from '../../support/builders/a-request.js';
import { refused } from '../../support/refused.js';
import { aTown, STAFF } from '../a-town.js';
import { aTownWithMeetup, ORGANIZER, suspend, times, type Town } from './a-town-with-meetup.js';

const ELSEWHERE = {
  latitude: 34.05,
  longitude: -118.24,
  label: '1 Main St',
  source: 'openstreetmap',
} as const;
const LOS_ANGELES = { latitude: 34.05, longitude: -118.24 };
const picture = (what: string) => `data:image/png;base64,${Buffer.from(what).toString('base64')}`;

/** A user plans a meetup; `meanwhile` runs while its address is geocoded. */
function aPlanningTown(meanwhile: (town: Town) => unknown = () => undefined) {
  const town = aTown();
  town.places.search = async () => {
    await meanwhile(town);
    return [];
  };
  const plan = (userId: number, fields: Partial<PlanMeetupCommand> & { imageUrl?: string } = {}) => {
    const { imageUrl = null, ...form } = fields;
    const venue = { coordinates: null, imageUrl };
    return town.organizing.plan({ ...aMeetupForm({ venue }), userId, byStaff: userId === STAFF, ...form });
  };
  return { town, plan };
}

describe('Planning a meetup', () => {
  it('seats the organizer, stores the picture and withdraws a waiting request for that time', async () => {
    const { town, plan } = aPlanningTown();
    await town.ask(ORGANIZER);
    town.realtime.forget();
    const planned = await plan(ORGANIZER, { imageUrl: picture('one'), scheduledDate: null });
    expect(planned.requestWithdrawn).toBe(true);
    const { table, venue, scheduledDate } = await town.meetup(planned.meetupId);
    expect(table.seated.map(({ userId }) => userId)).toEqual([ORGANIZER]);
    expect([venue.imageUrl, scheduledDate]).toEqual([
      expect.stringMatching(/^\/api\/pictures\/1\//),
      '2026-03-07',
    ]);
    expect(town.realtime.signals).toContainEqual({ type: 'matches_changed', userIds: [ORGANIZER] });
    expect([await town.requests.openOf(ORGANIZER), town.audit.lines]).toEqual([null, []]);
  });

  it('is refused to members with a seat at that time and after ten a day, but not to staff', async () => {
    const { town, plan } = aPlanningTown();
    await town.gather(ORGANIZER, STAFF, 3, 4, 5);
    await refused(plan(ORGANIZER), 'plans_at_that_time');
    const { meetupId } = await plan(STAFF);
    const target = { kind: 'meetup', id: meetupId };
    expect(town.audit.lines).toEqual([{ actorId: STAFF, action: 'meetup.planned', target }]);
    await times(9, (index) => plan(ORGANIZER, { scheduledTime: `12:${10 + index}` }));
    await refused(plan(ORGANIZER, { scheduledTime: '12:30' }), 'too_many_attempts');
    await times(11, (index) => plan(STAFF, { scheduledTime: `13:${10 + index}` }));
  });

  it('without coordinates is in the time zone of its organizer, or else of the product', async () => {
    const { town, plan } = aPlanningTown();
    const zones: string[] = [];
    for (const timeZone of ['America/Denver', null] as const) {
      town.participants.known.set(ORGANIZER, { timeZone });
      zones.push((await town.meetup((await plan(ORGANIZER)).meetupId)).timeZone);
    }
    expect(zones).toEqual(['America/Denver', 'America/New_York']);
  });

  it('that is sent five times at once is announced once; a minute later, or with other words, it is another', async () => {
    const { town, plan } = aPlanningTown();
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => plan(STAFF)));
    expect(others).toEqual(Array.from(others, () => first));
    expect([town.tables().length, town.audit.lines.length]).toEqual([1, 1]);
    expect((await plan(STAFF, { title: 'Another' })).meetupId).not.toBe(first!.meetupId);
    town.clock.pass({ seconds: 61 });
    expect((await plan(STAFF)).meetupId).not.toBe(first!.meetupId);
  });

  it.each<[string, number, (town: Town) => unknown, string]>([
    [
      'the account may be deleted',
      ORGANIZER,
      (town) => town.participants.known.set(1, null),
      'not_signed_in',
    ],
    [
      'trust may be lost',
      ORGANIZER,
      (town) => town.participants.known.set(1, { trustScore: 40 }),
      'not_trusted_to_organise',
    ],
    ['a member may be suspended', ORGANIZER, (town) => suspend(town, ORGANIZER), 'suspended'],
    ['staff may be suspended', STAFF, (town) => suspend(town, STAFF), 'suspended'],
  ])('is refused although %s while the address is geocoded', async (_, userId, meanwhile, code) => {
    const { town, plan } = aPlanningTown(meanwhile);
    await refused(plan(userId), code);
    expect([town.tables(), town.audit.lines]).toEqual([[], []]);
  });
});

describe('Changing a meetup', () => {
  it('is for its organizer, unless suspended, and keeps nothing when a rule refuses it', async () => {
    const { change, meetup, town } = await aTownWithMeetup([2, 3]);
    await change({ title: 'Soup' });
    expect(town.audit.lines).toEqual([]);
    for (const userId of [ORGANIZER, 2, 3])
      expect(town.realtime.heardBy(userId)).toEqual(['matches_changed']);
    town.realtime.forget();
    await refused(change({ title: 'Mine' }, 2), 'meetup_not_found');
    await refused(town.changeMeetup(ORGANIZER, 4711, {}), 'meetup_not_found');
    await refused(change({ title: 'A', maxParticipants: 2 }), 'seats_are_taken');
    await refused(change({ title: 'A', scheduledTime: 'lunch' }), 'date_is_settled');
    for (const userId of [ORGANIZER, 2])
      await expect(
        change({ venue: { imageUrl: picture('one') }, maxParticipants: 1 }, userId),
      ).rejects.toThrow();
    await suspend(town, ORGANIZER);
    await refused(change({ title: 'A' }), 'suspended');
    expect([(await meetup()).title, town.realtime.signals, town.objects.objects.size]).toEqual([
      'Soup',
      [],
      0,
    ]);
  });

  it('is limited per day, because every changed venue notifies all members', async () => {
    const { change } = await aTownWithMeetup([2]);
    await refused(
      times(40, (index) => change({ venue: { name: `Spoon ${index}` } })),
      'too_many_attempts',
    );
  });

  it('and canceling it are audited when staff organize it, with the sorted names of fields only', async () => {
    const { town } = await aTownWithMeetup();
    const meetupId = await town.plan(STAFF, {}, true);
    await town.changeMeetup(STAFF, meetupId, { title: 'Soup', maxParticipants: 9 });
    await town.cancelOwnMeetup(STAFF, meetupId);
    const line = { actorId: STAFF, target: { kind: 'meetup', id: meetupId } };
    expect(town.audit.lines).toEqual([
      { ...line, action: 'meetup.changed', details: { fields: 'maxParticipants title' } },
      { ...line, action: 'meetup.called_off' },
    ]);
  });

  it('to another date needs the organizer to be free, and withdraws their request for it', async () => {
    const { town, change, meetup } = await aTownWithMeetup();
    await town.plan(ORGANIZER, { scheduledDate: '2026-03-21' });
    await refused(change({ scheduledDate: '2026-03-21' }), 'plans_at_that_time');
    await town.asks(ORGANIZER, { slot: { ...DINNER, preferredDate: '2026-03-14' } });
    expect(await change({ maxParticipants: 5 })).toEqual({ requestWithdrawn: false });
    expect(await change({ scheduledDate: '2026-03-14' })).toEqual({ requestWithdrawn: true });
    expect([(await meetup()).scheduledDate, await town.requests.openOf(ORGANIZER)]).toEqual([
      '2026-03-14',
      null,
    ]);
  });
});

describe('Another venue', () => {
  it('is geocoded by its address, in its time zone, which others with seats do not follow', async () => {
    const { town, change, meetup, join, leave } = await aTownWithMeetup();
    town.places.address = ELSEWHERE;
    const { venue } = await meetup();
    await change({ venue: { name: 'Spoon', address: venue.address } });
    expect((await meetup()).venue.coordinates).toEqual(venue.coordinates);
    await join(2);
    await refused(change({ venue: { address: '1 Main St' } }), 'date_is_settled');
    await leave(2);
    await change({ venue: { address: '1 Main St' } });
    const moved = await meetup();
    expect(moved).toMatchObject({ venue: { coordinates: LOS_ANGELES }, timeZone: 'America/Los_Angeles' });
    expect(moved.startsAt).toEqual(new Date('2026-03-08T02:00:00Z'));
    expect(moved.table).toMatchObject({ startsAt: moved.startsAt, timeZone: 'America/Los_Angeles' });
    await change({ venue: { coordinates: null } });
    expect(await meetup()).toMatchObject({ venue: { coordinates: null }, timeZone: 'America/Los_Angeles' });
    town.places.search = () => Promise.reject(new Error('timeout'));
    await change({ venue: { address: 'Nowhere' } });
    expect((await meetup()).venue).toMatchObject({ address: 'Nowhere', coordinates: null });
  });

  it('is announced once in the chat, and by mail to members and the waitlist but for who is blocked', async () => {
    const { town, wait, change, said, mails, meetup } = await aTownWithMeetup([2], { maxParticipants: 2 });
    await wait(3, 4, 5);
    await town.blocks.add(ORGANIZER, 4, town.clock.now());
    await town.blocks.add(5, 2, town.clock.now());
    await change({ title: 'Soup' });
    for (const name of ['The Short Spoon', 'The Short Spoon', 'Two']) {
      await change({ venue: { name } });
      town.clock.pass({ minutes: 1 });
    }
    const twice = ['A meetup has a new venue', 'A meetup has a new venue'];
    expect(await mails(ORGANIZER, 2, 3, 4, 5)).toEqual([[], twice, twice, [], []]);
    expect(said().filter((line) => line.startsWith('The place'))).toHaveLength(2);
    expect((await meetup()).table.suggestedLocation).toBe('Two, 12 Bleecker St, New York');
    for (const userId of [ORGANIZER, 2, 3])
      expect(town.realtime.heardBy(userId)).toContain('matches_changed');
    const sent = town.jobs.named<Mail>('send-mail');
    expect(sent.map(({ attachments }) => attachments!.length)).toEqual([1, 0, 1, 0]);
    expect(sent.at(-1)!.text).toContain('is now at Two, 12 Bleecker St, New York.');
    expect(sent.at(-1)!.text).toMatch(/https:\/\/tables\.example\.org\/browse\?meetup=\d+/);
  });
});

describe('The picture of a venue', () => {
  it('is stored, replaced and removed with its meetup, which queues the removal of the old one', async () => {
    const { town, change, meetup, meetupId } = await aTownWithMeetup();
    const shown = async () => (await meetup()).venue.imageUrl;
    await change({ venue: { imageUrl: picture('one') } });
    const first = await shown();
    expect(first).toMatch(/^\/api\/pictures\/1\/[a-z0-9]{24}\.webp$/);
    await change({ venue: { imageUrl: first } });
    expect(town.jobs.named('remove-picture')).toEqual([]);
    await change({ venue: { imageUrl: picture('two') } });
    await change({ venue: { imageUrl: null } });
    await change({ venue: { imageUrl: picture('three') } });
    const third = await shown();
    await town.doJobs(town.cancelOwnMeetup(ORGANIZER, meetupId));
    expect(await shown()).toBeNull();
    const removed = town.jobs.named<{ address: string }>('remove-picture').map(({ address }) => address);
    expect(removed).toEqual([first, expect.any(String), third]);
    expect(new Set(removed).size).toBe(3);
  });

  it('is downloaded from a link once, and neither kept by a refused change nor taken from another meetup', async () => {
    const { town, change, meetup } = await aTownWithMeetup();
    const imageUrl = 'https://images.example.org/a.jpg';
    await refused(
      change({ venue: { imageUrl: `/api/pictures/2/${'a'.repeat(24)}.webp` } }),
      'picture_from_elsewhere',
    );
    await refused(change({ venue: { imageUrl } }), 'picture_not_fetched');
    town.links.online.set(imageUrl, Buffer.from('a picture'));
    await refused(change({ title: ' ', venue: { imageUrl } }), 'meetup_plan_not_allowed');
    expect([(await meetup()).venue.imageUrl, town.objects.objects.size]).toEqual([null, 0]);
    await change({ venue: { imageUrl } });
    expect((await meetup()).venue.imageUrl).toMatch(/^\/api\/pictures\/1\/[a-z0-9]{24}\.webp$/);
  });
});

describe('Canceling a meetup', () => {
  it('by staff tells organizer, members and waitlist, once, and is audited with its reason', async () => {
    const { town, meetupId, meetup, wait, mails, change } = await aTownWithMeetup([2], {
      maxParticipants: 2,
    });
    await change({ venue: { imageUrl: picture('one') } });
    await wait(3);
    town.realtime.forget();
    await refused(town.cancelMeetupByStaff(STAFF, 4711), 'meetup_not_found');
    await town.cancelMeetupByStaff(STAFF, meetupId, 'The place has closed');
    expect((await meetup()).status).toBe('cancelled');
    expect([ORGANIZER, 2, 3].map((userId) => town.realtime.heardBy(userId))).toEqual([
      ['match_cancelled'],
      ['match_cancelled'],
      ['matches_changed'],
    ]);
    const [joined, waited] = ['A meetup you joined was cancelled', 'A meetup you waited for was cancelled'];
    expect(await mails(ORGANIZER, 2, 3)).toEqual([[joined], [joined], [waited]]);
    expect((await meetup()).venue.imageUrl).toBeNull();
    await refused(town.cancelMeetupByStaff(STAFF, meetupId), 'meetup_over');
    await expect(town.cancelMeetupByStaff(STAFF, meetupId, null, { decidedAfter: null })).rejects.toThrow(
      `Person ${STAFF} canceled this meetup.`,
    );
    const line = { actorId: STAFF, action: 'meetup.called_off', target: { kind: 'meetup', id: meetupId } };
    expect(town.audit.lines).toEqual([{ ...line, details: { reason: 'The place has closed' } }]);
  });

  it('is for its organizer, at any frequency, apart from the limit for other tables', async () => {
    const { town, meetupId, matchId, mails } = await aTownWithMeetup([2, 3]);
    await refused(town.cancelMatch(2, matchId), 'only_organizer_cancels');
    await refused(town.cancelOwnMeetup(2, meetupId), 'meetup_not_found');
    expect(await town.cancelMatch(ORGANIZER, matchId)).toBe('cancelled');
    expect(town.realtime.heardBy(2)).toEqual(['match_cancelled']);
    expect(await mails(ORGANIZER, 2)).toEqual([[], ['A meetup you joined was cancelled']]);
    await town.gather(ORGANIZER, 4, 5, 6, 7);
    const table = town.tables().find((each) => each.meetupId === null)!;
    expect(await town.cancelMatch(ORGANIZER, table.id)).toBe('cancelled');
    const another = await town.plan(ORGANIZER, { scheduledTime: 'brunch' });
    await town.cancelOwnMeetup(ORGANIZER, another);
    expect((await town.meetup(another)).status).toBe('cancelled');
    await refused(town.cancelOwnMeetup(ORGANIZER, another), 'match_not_found');
  });
});
