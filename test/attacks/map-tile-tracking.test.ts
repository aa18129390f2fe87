import { ReadTile } from '../../src/application/places/read-tile.js';
import { TooManyAttempts } from '../../src/application/shared/too-many-attempts.js';
import { FixedClock } from '../support/fakes/fixed-clock.js';
import { InMemoryRateLimiter } from '../support/fakes/in-memory-rate-limiter.js';
import type { APerson } from '../support/http/a-person.js';
import { aProduct } from '../support/http/test-product.js';
import { drawn, startTileStub } from '../support/tile-stub.js';

let tiles: Awaited<ReturnType<typeof startTileStub>>;
let ada: APerson;
const product = aProduct(async () => {
  tiles = await startTileStub();
  return { env: { TILE_PROXY: 'on', TILE_URL: tiles.template } };
});
beforeAll(async () => {
  ada = await product.person().signUp();
});
afterEach(() => tiles.behave(drawn));
afterAll(() => tiles?.close());

const tile = (path: string, headers: Record<string, string> = {}) =>
  ada.send('GET', `/api/tiles/${path}`, undefined, headers);

describe('with TILE_PROXY, the tile server', () => {
  it('receives requests from our server only, because browsers get no other tile URL', async () => {
    const { body } = await ada.get('/api/config');
    expect(body.tileUrl).toBe('/api/tiles/{z}/{x}/{y}');
    const policy = (await fetch(product.url)).headers.get('content-security-policy')!;
    expect(/img-src ([^;]*)/.exec(policy)![1]).toBe("'self' data: blob:");
  });

  it('receives neither the identity nor the address of a user', async () => {
    const answer = await tile('15/9649/12315', {
      referer: 'https://tables.example.org/map',
      'user-agent': 'Adas browser',
      'accept-language': 'es-MX',
      'x-forwarded-for': '203.0.113.7',
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { path, headers } = tiles.asked.at(-1)!;
    expect(path).toBe('/15/9649/12315.png');
    const sent = JSON.stringify(headers);
    for (const secret of ['cookie', 'referer', 'es-MX', '203.0.113.7', 'Adas browser'])
      expect(sent).not.toContain(secret);
    expect(sent).toContain('Tablemates (');
  });

  it('receives one request per tile, and browsers cache it privately', async () => {
    const before = tiles.asked.length;
    const ben = await product.person().signUp();
    const seen = await Promise.all([ada, ben, ada, ben].map((each) => each.get('/api/tiles/3/1/2')));
    await ben.expect('GET', '/api/tiles/3/1/2', 200);
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(seen[0]!.headers.get('cache-control')).toBe('private, max-age=604800');
    expect(tiles.asked.length - before).toBe(1);
  });
});

describe('the tile route', () => {
  it.each([
    ['20/0/0', 400],
    ['-1/0/0', 400],
    ['1.5/0/0', 400],
    ['1/0/0.png', 400],
    ['1/%2e%2e%2fadmin/0', 400],
    ['1/0/1%3Fkey=1', 400],
    ['1/2/0', 404],
    ['0/0/1', 404],
    ['19/524288/0', 400],
  ])('rejects paths that are no tile: %s with %i', async (path, status) => {
    const before = tiles.asked.length;
    expect((await tile(path)).status).toBe(status);
    expect(tiles.asked).toHaveLength(before);
  });

  it('returns pictures only', async () => {
    const asked = tiles.asked.length;
    for (const [index, contentType] of ['text/html', 'image/svg+xml', 'application/json'].entries()) {
      tiles.behave(
        (_request, response) =>
          void response.writeHead(200, { 'content-type': contentType }).end('<script>alert(1)</script>'),
      );
      const { status, body } = await tile(`4/${index}/0`);
      expect([contentType, status, body.code]).toEqual([contentType, 503, 'tiles_away']);
    }
    expect(tiles.asked.length - asked).toBe(3);
  });

  it('fails for a redirect, for a response that is too large and for an unreachable server', async () => {
    const refused: string[] = [];
    const inside = await startTileStub();
    tiles.behave(
      (_request, response) =>
        void response.writeHead(302, { location: inside.template.replace(/\{.*$/, 'secret') }).end(),
    );
    refused.push(String((await tile('5/0/0')).status));
    tiles.behave(
      (_request, response) =>
        void response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(1024 * 1024)),
    );
    refused.push(String((await tile('5/1/0')).status));
    tiles.behave((request) => void request.socket.destroy());
    refused.push(String((await tile('5/2/0')).status));
    expect([refused, inside.asked]).toEqual([['503', '503', '503'], []]);
    await inside.close();
  });
});

it('one account cannot copy the whole map', async () => {
  const image = { bytes: Buffer.of(1), mediaType: 'image/png' } as const;
  const readTile = new ReadTile({ imageOf: async () => image }, new InMemoryRateLimiter(new FixedClock()));
  const read = (userId: number, x: number) => readTile.execute({ userId, tile: { z: 15, x, y: 1 } });
  for (let x = 0; x < 600; x++) await read(1, x);
  await expect(read(1, 600)).rejects.toThrow(TooManyAttempts);
  await expect(read(2, 600)).resolves.toEqual(image);
});
