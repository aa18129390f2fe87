import type { PublicAppearance } from '../../../../src/application/appearance/ports.js';
import { CachedAppearance } from '../../../../src/adapters/persistence/appearance/cached-appearance.js';
import { PostgresAppearances } from '../../../../src/adapters/persistence/appearance/postgres-appearances.js';
import { ChangeFeed } from '../../../../src/adapters/realtime/change-feed.js';
import { PostgresListener } from '../../../../src/adapters/realtime/postgres-listener.js';
import { TaggedCache } from '../../../../src/adapters/shared/tagged-cache.js';
import { SystemClock } from '../../../../src/adapters/time/system-clock.js';
import { AppearanceChanged } from '../../../../src/domain/server-and-browser/appearance/appearance-errors.js';
import {
  PALETTE_NAMES,
  type PaletteName,
} from '../../../../src/domain/server-and-browser/appearance/palettes.js';
import { type ProductDatabase, productDatabase } from '../../../support/postgres/product-database.js';

const LOGO = { key: 'logos/a', digest: 'ab12', width: 640, height: 160, isTransparent: true };
let database: ProductDatabase;
let listener: PostgresListener;
let changes: ChangeFeed;
let current: CachedAppearance;
let appearances: PostgresAppearances;
let queries = 0;

beforeAll(async () => {
  database = await productDatabase();
  appearances = new PostgresAppearances(database.em);
  listener = new PostgresListener({ connectionString: database.url, report: () => undefined });
  changes = new ChangeFeed(listener);
  const cache = new TaggedCache<PublicAppearance>({
    clock: new SystemClock(0),
    isLive: () => changes.isLive,
    ttlMs: 60_000,
    maxSize: 1,
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
  current = new CachedAppearance(counting as unknown as typeof database.pool, cache);
});
afterAll(async () => {
  await listener?.close();
  await database?.close();
});

const change = (palette: PaletteName, version: number): Promise<void> =>
  database.unitOfWork.run(async () => {
    const appearance = await appearances.findForUpdate();
    appearance.changePalette(palette, version);
    await appearances.save(appearance);
  });

it('the appearance is read once until it changes, by whichever process', async () => {
  const read = async () => {
    await changes.caughtUp();
    return current.read();
  };
  expect(await read()).toEqual({ palette: 'tomato', logo: null });
  const before = queries;
  await read();
  expect(queries).toBe(before);
  await change('navy', 0);
  expect(await read()).toEqual({ palette: 'navy', logo: null });
  await database.unitOfWork.run(async () => {
    const appearance = await appearances.findForUpdate();
    appearance.replaceLogo(LOGO, 1);
    await appearances.save(appearance);
  });
  expect(await read()).toEqual({ palette: 'navy', logo: LOGO });
  expect((await appearances.find()).logo).toEqual(LOGO);
  await database.pool.query('delete from appearance');
  expect(await read()).toEqual({ palette: 'tomato', logo: null });
});

it.each([
  ['first', 0],
  ['second', 1],
])('of many %s changes at the same time, one is stored', async (_, version) => {
  await database.pool.query('delete from appearance');
  for (let before = 0; before < version; before++) await change('slate', before);
  const all = await Promise.allSettled(PALETTE_NAMES.map((palette) => change(palette, version)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of all) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(AppearanceChanged);
  expect((await appearances.find()).version).toBe(version + 1);
});
