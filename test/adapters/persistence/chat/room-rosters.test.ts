import { type Author, RoomRosters } from '../../../../src/adapters/persistence/chat/room-rosters.js';
import { aTable, changeMatch } from '../../../support/postgres/a-table.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';
import { type WatchedCache, watchedCache } from '../../../support/postgres/watched-cache.js';

let watched: WatchedCache<ReadonlyMap<number, Author>>;
// Before the database, whose end waits for its connections.
afterAll(() => watched?.close());
const database = ownDatabase('kept');
let rosters: RoomRosters;

beforeAll(async () => {
  watched = await watchedCache<ReadonlyMap<number, Author>>(database);
  rosters = new RoomRosters(watched.pool, watched.cache);
});

it('caches what the members of a room see of each other until any of it changes', async () => {
  const {
    matchId,
    userIds: [ada, bo],
  } = await aTable(database, [{ first_name: 'Ada' }, { first_name: 'Bo' }, { first_name: 'Cy' }]);
  const read = async (): Promise<Author> => {
    await watched.caughtUp();
    return (await rosters.of([matchId])).get(matchId)!.get(ada)!;
  };
  expect(await read()).toMatchObject({ displayName: 'Ada', profileImageUrl: null, blocked: [] });
  const before = watched.queries();
  await read();
  expect(watched.queries()).toBe(before);

  const sources: Array<[sql: string, seen: Partial<Author>]> = [
    [`update users set first_name = 'Eve' where id = ${ada}`, { firstName: 'Eve', displayName: 'Eve' }],
    [`update users set first_name = 'Eve' where id = ${bo}`, { displayName: 'Eve 1' }],
    [`update users set profile_image_url = '/x.webp' where id = ${ada}`, { profileImageUrl: '/x.webp' }],
    [`update users set date_of_birth = '2001-02-03' where id = ${ada}`, { dateOfBirth: '2001-02-03' }],
    [
      `insert into blocks (blocker_id, blocked_id, blocked_at) values (${bo}, ${ada}, now())`,
      { blocked: [bo] },
    ],
    [`delete from blocks`, { blocked: [] }],
  ];
  for (const [sql, seen] of sources) {
    await database.pool.query(sql);
    expect([sql, await read()]).toEqual([sql, expect.objectContaining(seen)]);
  }
  const [dan] = await database.people({ first_name: 'Eve' });
  await changeMatch(database, matchId, (match) =>
    match.seat({ userId: dan, requestId: null }, 50, new Date('2026-03-02T16:00:00Z')),
  );
  await watched.caughtUp();
  expect((await rosters.of([matchId])).get(matchId)!.get(dan)).toMatchObject({ displayName: 'Eve 3' });
});
