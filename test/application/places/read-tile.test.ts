import type { Tiles } from '../../../src/application/places/ports.js';
import { ReadTile } from '../../../src/application/places/read-tile.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { limitedTo, refused } from '../../support/refused.js';

const TILE = { z: 3, x: 2, y: 5 };
const IMAGE = { bytes: new Uint8Array([1]), mediaType: 'image/png' } as const;

function aTileProxy() {
  const requested: unknown[] = [];
  const tiles: Tiles = { imageOf: async (tile) => (requested.push(tile), IMAGE) };
  return { requested, readTile: new ReadTile(tiles, new InMemoryRateLimiter(new FixedClock())) };
}

describe('ReadTile', () => {
  it('requests a tile of the map from the tile server', async () => {
    const { requested, readTile } = aTileProxy();
    expect(await readTile.execute({ userId: 7, tile: TILE })).toBe(IMAGE);
    expect(requested).toEqual([TILE]);
  });

  it('refuses coordinates outside the map without a request', async () => {
    const { requested, readTile } = aTileProxy();
    const outside = readTile.execute({ userId: 7, tile: { ...TILE, x: 8 } });
    await refused(outside, 'tile_not_on_map');
    expect(requested).toEqual([]);
  });

  it('refuses all tiles without a tile proxy', async () => {
    const readTile = new ReadTile(null, new InMemoryRateLimiter(new FixedClock()));
    await refused(readTile.execute({ userId: 7, tile: TILE }), 'tile_not_on_map');
  });

  it('allows 600 tiles a minute per user', async () => {
    const { readTile } = aTileProxy();
    await limitedTo(600, () => readTile.execute({ userId: 7, tile: TILE }));
    await readTile.execute({ userId: 8, tile: TILE });
  });
});
