import { DAY_MS } from '../../../src/domain/shared/durations.js';
import { CachedTiles } from '../../../src/adapters/places/cached-tiles.js';
import type { TileImage } from '../../../src/application/places/ports.js';

const MEGABYTE = 1024 * 1024;
const tile = (x: number) => ({ z: 10, x, y: 5 });

let now: number;
let fetched: number[];
let bytes: number;
let isDown: boolean;
let tiles: CachedTiles;

beforeEach(() => {
  now = Date.parse('2026-03-02T12:00:00Z');
  fetched = [];
  bytes = 1_000;
  isDown = false;
  tiles = new CachedTiles({
    server: {
      imageOf: async ({ x }): Promise<TileImage> => {
        fetched.push(x);
        if (isDown) throw new Error('503');
        return { bytes: new Uint8Array(bytes), mediaType: 'image/png' };
      },
    },
    clock: { now: () => new Date(now) },
    onFailure: () => undefined,
    onAnswer: () => undefined,
  });
});

it('fetches a tile once a week, and returns the stale one while the server is down', async () => {
  await tiles.imageOf(tile(1));
  now += 7 * DAY_MS - 1;
  await tiles.imageOf(tile(1));
  expect(fetched).toEqual([1]);
  now += 1;
  isDown = true;
  expect((await tiles.imageOf(tile(1))).bytes).toHaveLength(1_000);
  expect(fetched).toEqual([1, 1]);
});

it('evicts the least recently used tiles beyond 48 megabytes', async () => {
  bytes = 20 * MEGABYTE;
  await tiles.imageOf(tile(1));
  await tiles.imageOf(tile(2));
  await tiles.imageOf(tile(1));
  await tiles.imageOf(tile(3));
  await tiles.imageOf(tile(1));
  expect(fetched).toEqual([1, 2, 3]);
  await tiles.imageOf(tile(2));
  expect(fetched).toEqual([1, 2, 3, 2]);
});
