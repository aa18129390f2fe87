import { AccountGone } from '../../../src/application/shared/account-gone.js';
import { MeetupAnnouncements } from '../../../src/application/meetup/meetup-announcements.js';
import { ParticipantGuard } from '../../../src/application/meetup/participant-guard.js';
import { PlanMeetup, type PlanMeetupCommand } from '../../../src/application/meetup/plan-meetup.js';
import { VenueInput } from '../../../src/application/meetup/venue-input.js';
import { GoodStanding } from '../../../src/application/standing/good-standing.js';
import { PictureStore } from '../../../src/application/shared/picture-store.js';
import { NotTrustedToOrganize, PlansAtThatTime } from '../../../src/domain/meetup/meetup-errors.js';
import { Suspension } from '../../../src/domain/moderation/suspension.js';
import { AccountSuspended } from '../../../src/domain/moderation/suspension-errors.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { aMeetupForm } from '../../support/builders/a-meetup.js';
import { InMemoryPlaces } from '../../support/fakes/in-memory-places.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemoryLinkedPictures } from '../../support/fakes/in-memory-linked-pictures.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';
import { aTown, STAFF } from '../a-town.js';

const ORGANIZER = 1;

/** A user plans a meetup; `duringLookup` runs while its address is geocoded. */
function aPlannedMeetup(duringLookup: (town: ReturnType<typeof aTown>) => Promise<unknown> | unknown) {
  const town = aTown();
  const map = new InMemoryPlaces();
  map.search = async () => {
    await duringLookup(town);
    return [];
  };
  const limiter = new InMemoryRateLimiter(town.clock);
  const pictures = new PictureStore(
    town.objects,
    { toWebp: async (bytes) => bytes },
    new ScriptedChance(),
    limiter,
  );
  const planMeetup = new PlanMeetup(
    town.unitOfWork,
    town.meetups,
    new ParticipantGuard(
      town.participants,
      new GoodStanding(town.suspensions, town.clock),
      town.matches,
      town.requests,
      limiter,
    ),
    new VenueInput(
      map,
      { zoneOf: () => 'America/New_York' },
      'America/New_York',
      pictures,
      town.jobs,
      new InMemoryLinkedPictures(),
    ),
    new MeetupAnnouncements(town.realtime, town.audit),
    town.clock,
  );
  const plan = (
    userId: number,
    byStaff: boolean,
    { imageUrl = null, ...fields }: Partial<PlanMeetupCommand> & { imageUrl?: string | null } = {},
  ) =>
    planMeetup.execute({
      ...aMeetupForm({ venue: { coordinates: null, imageUrl } }),
      userId,
      byStaff,
      ...fields,
    });
  return { town, plan };
}

describe('Planning a meetup', () => {
  it('seats the organizer, stores the uploaded picture and signals the new match', async () => {
    const { town, plan } = aPlannedMeetup(() => undefined);
    const imageUrl = `data:image/png;base64,${Buffer.from('one').toString('base64')}`;
    const { meetupId } = await plan(ORGANIZER, false, { imageUrl });
    const meetup = await town.meetup(meetupId);
    expect(meetup.table.seated.map(({ userId }) => userId)).toEqual([ORGANIZER]);
    expect(meetup.venue.imageUrl).toMatch(/^\/api\/pictures\/1\//);
    expect(town.realtime.signals).toEqual([{ type: 'matches_changed', userIds: [ORGANIZER] }]);
  });

  it('uses the next open Saturday by default', async () => {
    const { town, plan } = aPlannedMeetup(() => undefined);
    const { meetupId } = await plan(ORGANIZER, false, { scheduledDate: null });
    const { scheduledDate } = await town.meetup(meetupId);
    expect(scheduledDate).toBe('2026-03-07');
  });

  it('withdraws the waiting request of a member for the same time, and says so', async () => {
    const { town, plan } = aPlannedMeetup(() => undefined);
    await town.ask(ORGANIZER);
    expect(await plan(ORGANIZER, false)).toMatchObject({ requestWithdrawn: true });
    expect(await town.requests.openOf(ORGANIZER)).toBeNull();
  });

  it('is refused to members with a seat at that time, and allowed for staff', async () => {
    const { town, plan } = aPlannedMeetup(() => undefined);
    await town.ask(ORGANIZER, STAFF, 3, 4, 5);
    await town.doJobs();
    await expect(plan(ORGANIZER, false)).rejects.toThrow(PlansAtThatTime);
    await plan(STAFF, true);
    expect(town.audit.lines).toMatchObject([{ actorId: STAFF, action: 'meetup.planned' }]);
  });

  it('that is sent five times at once is announced once; a minute later, or with other words, it is another one', async () => {
    const { town, plan } = aPlannedMeetup(() => undefined);
    const planned = await Promise.all(Array.from({ length: 5 }, () => plan(STAFF, true)));
    const ids = planned.map(({ meetupId }) => meetupId);
    expect(new Set(ids).size).toBe(1);
    expect(town.tables()).toHaveLength(1);
    expect(town.audit.lines).toHaveLength(1);
    expect((await plan(STAFF, true, { title: 'Another' })).meetupId).not.toBe(ids[0]);
    town.clock.pass({ seconds: 61 });
    expect((await plan(STAFF, true)).meetupId).not.toBe(ids[0]);
  });

  it('is limited to ten meetups per day for members and unlimited for staff', async () => {
    const { plan } = aPlannedMeetup(() => undefined);
    for (let i = 0; i < 10; i++) await plan(ORGANIZER, false, { scheduledTime: `12:${10 + i}` });
    await expect(plan(ORGANIZER, false, { scheduledTime: '12:30' })).rejects.toThrow(TooManyAttempts);
    for (let i = 0; i < 11; i++) await plan(STAFF, true, { scheduledTime: `13:${10 + i}` });
  });
});

describe('While the address of a new meetup is geocoded', () => {
  it('its organizer may delete their account, and no meetup is planned', async () => {
    const { town, plan } = aPlannedMeetup(({ participants }) => participants.known.set(ORGANIZER, null));
    await expect(plan(ORGANIZER, false)).rejects.toThrow(AccountGone);
    expect(town.tables()).toEqual([]);
  });

  it('its organizer may lose the necessary trust score, and no meetup is planned', async () => {
    const { plan } = aPlannedMeetup(({ participants }) =>
      participants.known.set(ORGANIZER, { trustScore: 40 }),
    );
    await expect(plan(ORGANIZER, false)).rejects.toThrow(NotTrustedToOrganize);
  });

  it.each([
    ['a member', ORGANIZER, false],
    ['a staff user', STAFF, true],
  ])('%s may be suspended, and no meetup is planned', async (_who, userId, byStaff) => {
    const { town, plan } = aPlannedMeetup(({ suspensions, clock }) =>
      suspensions.add(Suspension.suspend({ userId, reason: 'Insults', until: null }, 99, clock.now())),
    );
    await expect(plan(userId, byStaff)).rejects.toThrow(AccountSuspended);
    expect(town.tables()).toEqual([]);
    expect(town.audit.lines).toEqual([]);
  });
});
