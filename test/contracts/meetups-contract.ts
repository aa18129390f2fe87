import type { Meetups, Participants } from '../../src/application/meetup/ports.js';
import type { UnitOfWork } from '../../src/application/shared/ports.js';
import { AlreadyJoined, MeetupFull, SeatsAreTaken } from '../../src/domain/meetup/meetup-errors.js';
import { Meetup } from '../../src/domain/meetup/meetup.js';
import { aMeetupForm, type MeetupFields } from '../support/builders/a-meetup.js';

export interface MeetupStores {
  readonly unitOfWork: UnitOfWork;
  readonly meetups: Meetups;
  readonly participants: Participants;
  /** Inserts users and returns their ids. */
  people(count: number): Promise<number[]>;
}

const NOW = new Date('2026-03-02T15:00:00Z');
const LATER = new Date('2026-03-04T12:00:00Z');

/** Contract of all meetup repositories. `fresh` returns empty ones. */
export function meetupsContract(fresh: () => Promise<MeetupStores>): void {
  let stores: MeetupStores;
  beforeEach(async () => {
    stores = await fresh();
  });

  const add = async (fields: MeetupFields = {}, isStaff = false) => {
    const [userId] = (await stores.people(1)) as [number];
    const meetup = Meetup.plan(aMeetupForm(fields), { userId, trustScore: 60, isStaff }, NOW);
    await stores.unitOfWork.run(() => stores.meetups.add(meetup, NOW));
    return { id: meetup.id, organizer: userId };
  };
  const change = (id: number, verb: (meetup: Meetup) => void) =>
    stores.unitOfWork.run(async () => {
      const meetup = (await stores.meetups.findForUpdate(id))!;
      verb(meetup);
      await stores.meetups.save(meetup);
    });
  const guest = async (userId: number) => ({
    ...(await stores.participants.find(userId, NOW))!,
    hasOtherSeat: false,
  });
  const join = async (id: number, userId: number) => {
    const who = await guest(userId);
    await change(id, (meetup) => meetup.join(who, LATER));
  };
  const waitFor = async (id: number, userId: number) => {
    const who = await guest(userId);
    await change(id, (meetup) => meetup.joinWaitlist(who, 0, LATER));
  };
  const find = (id: number) => stores.unitOfWork.run(() => stores.meetups.findForUpdate(id));
  const seatedAt = async (id: number) => (await find(id))!.table.seated.map(({ userId }) => userId);
  const lineAt = async (id: number) => (await find(id))!.waitlist.map(({ userId }) => userId);

  it('a meetup gets an id and a match, and is stored completely', async () => {
    const form = {
      description: 'Two lines\nof it',
      maxParticipants: 12,
      scheduledTime: '19:30',
      venue: { imageUrl: 'https://images.example.org/a.jpg' },
      ageRangeMin: 20,
      ageRangeMax: 40,
      maxDistance: 15,
      requiredInterests: ['music', 'with "quotes", and a comma', 'null'],
      enforceLimits: true,
    };
    const { id, organizer } = await add(form);
    expect(id).toBeGreaterThanOrEqual(1000);
    const meetup = (await find(id))!;
    expect(meetup.state).toEqual({
      ...aMeetupForm(form),
      id,
      createdBy: organizer,
      byStaff: false,
      createdAt: NOW,
      startsAt: new Date('2026-03-08T00:30:00Z'),
      table: meetup.table,
      waitlist: [],
    });
    expect(meetup.status).toBe('open');
    expect(meetup.table).toMatchObject({
      meetupId: id,
      status: 'confirmed',
      slot: null,
      freeSeats: 11,
      suggestedTime: '19:30',
      suggestedLocation: 'The Long Spoon, 12 Bleecker St, New York',
    });
    expect(await seatedAt(id)).toEqual([organizer]);
    expect(await stores.unitOfWork.run(() => stores.meetups.tableOf(id))).toBe((await find(id))!.table.id);
  });

  it('the meetups that a user planned since an instant are found', async () => {
    const { id, organizer } = await add({}, true);
    await add();
    const since = (instant: Date, userId: number) =>
      stores.unitOfWork.run(async () =>
        (await stores.meetups.plannedSince(instant, userId)).map((each) => each.id),
      );
    expect(await since(NOW, organizer)).toEqual([id]);
    expect(await since(LATER, organizer)).toEqual([]);
  });

  it('coordinates are optional, and staff take no seat', async () => {
    const { id } = await add({ venue: { coordinates: null } }, true);
    expect(await find(id)).toMatchObject({ venue: { coordinates: null } });
    expect(await seatedAt(id)).toEqual([]);
  });

  it('an unknown meetup is not found', async () => {
    expect(await find(4711)).toBeNull();
    expect(await stores.unitOfWork.run(() => stores.meetups.tableOf(4711))).toBeNull();
  });

  it('a user who joins, leaves and joins again has one seat', async () => {
    const { id, organizer } = await add();
    const [ada] = (await stores.people(1)) as [number];
    await join(id, ada);
    expect(await seatedAt(id)).toEqual([organizer, ada]);
    await change(id, (meetup) => meetup.table.leave(ada, LATER));
    expect(await seatedAt(id)).toEqual([organizer]);
    await join(id, ada);
    expect(await seatedAt(id)).toEqual([organizer, ada]);
    expect((await find(id))!.table.members).toHaveLength(2);
    await expect(join(id, ada)).rejects.toThrow(AlreadyJoined);
  });

  it('the waitlist keeps its order when a user leaves it or takes a seat', async () => {
    const { id, organizer } = await add({ maxParticipants: 2 });
    const [seated, first, second, third] = (await stores.people(4)) as [number, number, number, number];
    await join(id, seated);
    for (const userId of [second, first, third]) await waitFor(id, userId);
    expect(await lineAt(id)).toEqual([second, first, third]);
    expect((await find(id))!.waitlist[0]).toEqual({ userId: second, since: LATER });
    await change(id, (meetup) => meetup.leaveWaitlist(first));
    await change(id, (meetup) => meetup.table.leave(seated, LATER));
    await join(id, second);
    expect([await seatedAt(id), await lineAt(id)]).toEqual([[organizer, second], [third]]);
  });

  it('changes by the organizer are stored, those of the match too', async () => {
    const { id } = await add({ requiredInterests: ['music'] });
    const [ada, ben] = (await stores.people(2)) as [number, number];
    const place = {
      name: 'The Short Spoon',
      address: '1 Main St, Los Angeles',
      restaurantType: 'fine',
    } as const;
    const coordinates = { latitude: 34.05, longitude: -118.24 };
    const venue = {
      ...place,
      venueType: 'cafe',
      coordinates,
      imageUrl: 'https://example.org/b.jpg',
    } as const;
    const fields = {
      title: 'Soup',
      description: 'Hot',
      maxParticipants: 2,
      venue,
      scheduledDate: '2026-03-14',
      scheduledTime: '19:30',
      timeZone: 'America/Los_Angeles',
      ageRangeMin: 20,
      ageRangeMax: 40,
      maxDistance: 15,
      requiredInterests: [],
      enforceLimits: true,
    };
    await change(id, (meetup) => meetup.change(fields, LATER));
    const startsAt = new Date('2026-03-15T02:30:00Z');
    const found = (await find(id))!;
    expect(found.state).toMatchObject({ ...fields, startsAt });
    expect(found.table).toMatchObject({
      suggestedDate: '2026-03-14',
      suggestedTime: '19:30',
      startsAt,
      timeZone: 'America/Los_Angeles',
      venueType: 'cafe',
      suggestedLocation: 'The Short Spoon, 1 Main St, Los Angeles',
      freeSeats: 1,
    });
    await change(id, (meetup) => meetup.change({ enforceLimits: false }, LATER));
    await join(id, ada);
    await expect(join(id, ben)).rejects.toThrow(MeetupFull);
    await change(id, (meetup) => meetup.change({ maxParticipants: 3 }, LATER));
    await join(id, ben);
  });

  it('a user is on the waitlists of upcoming meetups only', async () => {
    const [seated, waiting] = (await stores.people(2)) as [number, number];
    const waited: number[] = [];
    for (const scheduledTime of ['lunch', '16:00', 'dinner']) {
      const { id } = await add({ maxParticipants: 2, scheduledTime });
      await join(id, seated);
      await waitFor(id, waiting);
      waited.push(id);
    }
    const waitedFor = (now: Date) => stores.unitOfWork.run(() => stores.meetups.waitlistsOf(waiting, now));
    expect(await waitedFor(LATER)).toEqual(waited);
    expect(await waitedFor(new Date('2026-03-07T21:00:00Z'))).toEqual(waited.slice(2));
    await change(waited[2]!, (meetup) => meetup.cancelByStaff(seated, LATER));
    expect(await waitedFor(LATER)).toEqual(waited.slice(0, 2));
    expect(await stores.unitOfWork.run(() => stores.meetups.waitlistsOf(seated, LATER))).toEqual([]);
  });

  it('nothing is stored if the unit of work fails', async () => {
    const { id, organizer } = await add();
    const [ada, ben] = (await stores.people(2)) as [number, number];
    const guests = [await guest(ada), await guest(ben)] as const;
    const failing = stores.unitOfWork.run(async () => {
      const meetup = (await stores.meetups.findForUpdate(id))!;
      meetup.joinWaitlist(guests[0], 0, LATER);
      meetup.join(guests[0], LATER);
      meetup.joinWaitlist(guests[1], 0, LATER);
      await stores.meetups.save(meetup);
      throw new Error('a power cut');
    });
    await expect(failing).rejects.toThrow('a power cut');
    expect([await seatedAt(id), await lineAt(id)]).toEqual([[organizer], []]);
  });

  describe('concurrent users', () => {
    it('get exactly the number of free seats', async () => {
      const { id } = await add({ maxParticipants: 5 });
      const people = await stores.people(12);
      const outcomes = await Promise.allSettled(people.map((userId) => join(id, userId)));
      const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
      expect(refusals).toHaveLength(8);
      for (const refusal of refusals) expect(refusal).toBeInstanceOf(MeetupFull);
      expect(await seatedAt(id)).toHaveLength(5);
    });

    it('get one seat each, even after five attempts', async () => {
      const { id, organizer } = await add();
      const [ada] = (await stores.people(1)) as [number];
      const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => join(id, ada)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await seatedAt(id)).toEqual([organizer, ada]);
    });

    it('can make two changes, and both are stored', async () => {
      const { id } = await add();
      await Promise.all([
        change(id, (meetup) => meetup.change({ title: 'Soup' }, LATER)),
        change(id, (meetup) => meetup.change({ description: 'Hot' }, LATER)),
        change(id, (meetup) => meetup.change({ maxParticipants: 9 }, LATER)),
      ]);
      const changed = { title: 'Soup', description: 'Hot', maxParticipants: 9 };
      expect((await find(id))!.state).toMatchObject(changed);
    });

    it('cannot join beyond a concurrent reduction of the seats', async () => {
      const { id } = await add({ maxParticipants: 10 });
      const people = await stores.people(9);
      const fewer = [8, 6, 4, 3].map((maxParticipants) =>
        change(id, (meetup) => meetup.change({ maxParticipants }, LATER)),
      );
      const outcomes = await Promise.allSettled([...people.map((userId) => join(id, userId)), ...fewer]);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected')
          expect([MeetupFull, SeatsAreTaken]).toContain(outcome.reason.constructor);
      const {
        table,
        state: { maxParticipants },
      } = (await find(id))!;
      expect(table.seated.length).toBeLessThanOrEqual(maxParticipants);
      expect(table.freeSeats).toBe(maxParticipants - table.seated.length);
    });

    it('get one place on the waitlist each', async () => {
      const { id } = await add({ maxParticipants: 2 });
      const people = await stores.people(8);
      await Promise.all([...people, ...people].map((userId) => waitFor(id, userId)));
      expect((await lineAt(id)).sort((a, b) => a - b)).toEqual(people);
    });
  });
}
