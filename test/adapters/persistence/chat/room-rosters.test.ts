import { type Author, RoomRosters } from '../../../../src/adapters/persistence/chat/room-rosters.js';
import { ChangeFeed } from '../../../../src/adapters/realtime/change-feed.js';
import { PostgresListener } from '../../../../src/adapters/realtime/postgres-listener.js';
import { TaggedCache } from '../../../../src/adapters/shared/tagged-cache.js';
import { SystemClock } from '../../../../src/adapters/time/system-clock.js';
import { aTable, changeMatch } from '../../../support/postgres/a-table.js';
import { type ProductDatabase, productDatabase } from '../../../support/postgres/product-database.js';

let database: ProductDatabase;
let listener: PostgresListener;
let changes: ChangeFeed;
let rosters: RoomRosters;
let queries = 0;

beforeAll(async () => {
  database = await productDatabase();
  listener = new PostgresListener({ connectionString: database.url, report: () => undefined });
  changes = new ChangeFeed(listener);
  const isLive = (): boolean => changes.isLive;
  const cache = new TaggedCache<ReadonlyMap<number, Author>>({
    clock: new SystemClock(0),
    isLive,
    ttlMs: 60_000,
    maxSize: 10,
  });
  changes.register(cache);
  await changes.start();
  await listener.start();
  const counting = {
    query: (...words: Parameters<typeof database.pool.query>) => {
      queries++;
      return database.pool.query(...words);
    },
  };
  rosters = new RoomRosters(counting as unknown as typeof database.pool, cache);
});
afterAll(async () => {
  await listener?.close();
  await database?.close();
});

it('caches what the members of a room see of each other until any of it changes', async () => {
  const { matchId, userIds } = await aTable(database, [
    { first_name: 'Ada' },
    { first_name: 'Bo' },
    { first_name: 'Cy' },
  ]);
  const [ada, bo] = userIds as [number, number];
  const read = async (): Promise<Author> => {
    await changes.caughtUp();
    return (await rosters.of([matchId])).get(matchId)!.get(ada)!;
  };
  expect(await read()).toMatchObject({ displayName: 'Ada', profileImageUrl: null, blocked: [] });
  const before = queries;
  await read();
  expect(queries).toBe(before);

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
  const [dan] = (await database.people({ first_name: 'Eve' })) as [number];
  await changeMatch(database, matchId, (match) =>
    match.seat({ userId: dan, requestId: null }, 50, new Date('2026-03-02T16:00:00Z')),
  );
  await changes.caughtUp();
  expect((await rosters.of([matchId])).get(matchId)!.get(dan)).toMatchObject({ displayName: 'Eve 3' });
});
