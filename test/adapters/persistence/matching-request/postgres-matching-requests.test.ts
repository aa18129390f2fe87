import { PostgresMatchingRequestQueries } from '../../../../src/adapters/persistence/matching-request/matching-request-queries.js';
import { PostgresRequestingUsers } from '../../../../src/adapters/persistence/matching-request/postgres-matching-requests.js';
import { matchingRequestsContract } from '../../../contracts/matching-requests-contract.js';
import { aRequest } from '../../../support/builders/a-request.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const database = ownDatabase('kept');

describe('matching requests in PostgreSQL', () => {
  matchingRequestsContract(async () => {
    await database.clear();
    return {
      unitOfWork: database.unitOfWork,
      requests: database.requests,
      people: (count) => database.people(...Array.from({ length: count }, () => ({}))),
      published: async () => (await database.waitingJobs()).map(({ name }) => name),
    };
  });
});

it('a gender is kept with the newest request of its user only', async () => {
  await database.clear();
  const [ada, bob] = await database.people({}, {});
  const add = (userId: number, notTheOnly: 'woman' | 'man') => {
    const request = aRequest({ userId, notTheOnly });
    return database.unitOfWork.run(async () => {
      await database.requests.add(request);
      return request.id;
    });
  };
  const first = await add(ada, 'woman');
  await add(bob, 'man');
  await database.pool.query(`update meetup_requests set status = 'completed' where id = $1`, [first]);
  await add(ada, 'woman');
  const { rows } = await database.pool.query<{ gender: string | null }>(
    `select not_the_only as gender from meetup_requests order by id`,
  );
  expect(rows.map(({ gender }) => gender)).toEqual([null, 'man', 'woman']);
});

describe('the lock of a user', () => {
  beforeEach(() => database.clear());

  it('returns the time zone, or null', async () => {
    const [here, nowhere] = await database.people({ time_zone: 'Europe/Paris' }, { time_zone: null });
    const requestingUsers = new PostgresRequestingUsers(database.em);
    const zoneOf = (userId: number) => database.unitOfWork.run(() => requestingUsers.findForUpdate(userId));
    expect(await zoneOf(here!)).toMatchObject({ timeZone: 'Europe/Paris', hasLanguage: false });
    expect(await zoneOf(nowhere!)).toMatchObject({ timeZone: null, hasLanguage: false });
  });

  it('serializes calls for one user only', async () => {
    const [ada, bob] = await database.people({}, {});
    const requestingUsers = new PostgresRequestingUsers(database.em);
    const order: string[] = [];
    const hold = Promise.withResolvers<void>();
    const first = database.unitOfWork.run(async () => {
      await requestingUsers.findForUpdate(ada);
      order.push('first begins');
      await hold.promise;
      order.push('first ends');
    });
    while (order.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const second = database.unitOfWork.run(async () => {
      await requestingUsers.findForUpdate(ada);
      order.push('second');
    });
    await database.unitOfWork.run(() => requestingUsers.findForUpdate(bob));
    order.push('somebody else');
    await new Promise((resolve) => setTimeout(resolve, 50));
    hold.resolve();
    await Promise.all([first, second]);
    expect(order).toEqual(['first begins', 'somebody else', 'first ends', 'second']);
  });
});

describe('the open request as its owner reads it', () => {
  beforeEach(() => database.clear());

  const openRequestOf = (userId: number) =>
    new PostgresMatchingRequestQueries(database.pool).openRequestOf(userId);

  it('has every field', async () => {
    const [ada] = await database.people({});
    const request = aRequest({ userId: ada, maxDistance: 25, ageRangeMin: 20 });
    await database.unitOfWork.run(() => database.requests.add(request));
    expect(await openRequestOf(ada)).toEqual({
      id: request.id,
      userId: ada,
      meetupType: 'group',
      venueType: 'restaurant',
      preferredTime: 'dinner',
      preferredDate: '2026-03-07',
      maxDistance: 25,
      ageRangeMin: 20,
      ageRangeMax: null,
      status: 'active',
      timeZone: 'America/New_York',
      coordinates: { latitude: 40.73, longitude: -73.99 },
      keepsLocation: false,
      sharedLanguage: false,
      notTheOnly: null,
      createdAt: new Date('2026-03-02T15:00:00Z'),
      updatedAt: new Date('2026-03-02T15:00:00Z'),
    });
  });

  it('has the coordinates of the first seat from then on, and null for none', async () => {
    const [ada] = await database.people({ latitude: null, longitude: null });
    const request = aRequest({ userId: ada });
    await database.unitOfWork.run(() => database.requests.add(request));
    expect(await openRequestOf(ada)).toMatchObject({ coordinates: null, keepsLocation: false });
    const seat = { latitude: 40.68, longitude: -73.95 };
    await database.unitOfWork.run(async () => {
      const [locked] = await database.requests.findForUpdate([request.id]);
      locked!.seat(seat, new Date());
      await database.requests.save(locked!);
    });
    expect(await openRequestOf(ada)).toMatchObject({ coordinates: seat, keepsLocation: true });
  });

  it('is found while it is active or matched', async () => {
    const [ada, bob] = await database.people({}, {});
    const request = aRequest({ userId: ada });
    await database.unitOfWork.run(() => database.requests.add(request));
    const become = (verb: (of: typeof request) => void) =>
      database.unitOfWork.run(async () => {
        const [locked] = await database.requests.findForUpdate([request.id]);
        verb(locked!);
        await database.requests.save(locked!);
      });
    await become((of) => of.seat(null, new Date()));
    expect(await openRequestOf(ada)).toMatchObject({ status: 'matched' });
    await become((of) => of.withdraw(new Date()));
    expect(await openRequestOf(ada)).toBeNull();
    expect(await openRequestOf(bob)).toBeNull();
  });
});
