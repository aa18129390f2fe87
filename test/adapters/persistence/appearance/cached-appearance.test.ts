import type { PublicAppearance } from '../../../../src/application/appearance/ports.js';
import { CachedAppearance } from '../../../../src/adapters/persistence/appearance/cached-appearance.js';
import { PostgresAppearances } from '../../../../src/adapters/persistence/appearance/postgres-appearances.js';
import { AppearanceChanged } from '../../../../src/domain/server-and-browser/appearance/appearance-errors.js';
import {
  PALETTE_NAMES,
  type PaletteName,
} from '../../../../src/domain/server-and-browser/appearance/palettes.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';
import { type WatchedCache, watchedCache } from '../../../support/postgres/watched-cache.js';

const LOGO = { key: 'logos/a', digest: 'ab12', width: 640, height: 160, isTransparent: true };
let watched: WatchedCache<PublicAppearance>;
// Before the database, whose end waits for its connections.
afterAll(() => watched?.close());
const database = ownDatabase('kept');
let current: CachedAppearance;
let appearances: PostgresAppearances;

beforeAll(async () => {
  appearances = new PostgresAppearances(database.em);
  watched = await watchedCache<PublicAppearance>(database);
  current = new CachedAppearance(watched.pool, watched.cache);
});

const change = (palette: PaletteName, version: number): Promise<void> =>
  database.unitOfWork.run(async () => {
    const appearance = await appearances.findForUpdate();
    appearance.changePalette(palette, version);
    await appearances.save(appearance);
  });

it('the appearance is read once until it changes, by whichever process', async () => {
  const read = async () => {
    await watched.caughtUp();
    return current.read();
  };
  expect(await read()).toEqual({ palette: 'tomato', logo: null });
  const before = watched.queries();
  await read();
  expect(watched.queries()).toBe(before);
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
