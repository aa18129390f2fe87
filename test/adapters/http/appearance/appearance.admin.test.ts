import { OPENED } from '../../../../src/infrastructure/compose/tokens.js';
import sharp from 'sharp';
import type { ObjectStore } from '../../../../src/application/shared/ports.js';
import { eventually } from '../../../support/eventually.js';
import type { Answer, APerson } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { aForm, FORM_TYPE } from '../../../support/http/an-upload.js';
import { twoProducts } from '../../../support/http/test-product.js';

const PALETTE = '/api/admin/appearance/palette';
const LOGO = '/api/admin/appearance/logo';

interface Appearance {
  readonly palette: string;
  readonly logo: { path: string; width: number; height: number; isTransparent: boolean } | null;
  readonly version: number;
}

/** Jobs run in the first process only, because each has a folder of its own for files. */
const [product, other] = twoProducts({}, { env: { ROLES: 'web' } });
let store: ObjectStore;
let admin: APerson;

beforeAll(async () => {
  store = product.server.container.get(OPENED).objectStore;
  admin = await aStaffMember(product, 'admin');
});
beforeEach(() => product.query('delete from appearance'));

const seenAt = async (url: string) => (await fetch(`${url}/api/appearance`)).json() as Promise<Appearance>;

const aLogo = (background = '#1a3a8f', alpha = 1, width = 800, height = 200) =>
  sharp({ create: { width, height, channels: 4, background: { ...rgbOf(background), alpha } } })
    .png()
    .toBuffer();

const aGif = async () =>
  sharp(await aLogo())
    .toFormat('gif')
    .toBuffer();

function rgbOf(color: string) {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return { r, g, b };
}

const upload = (bytes: Uint8Array, version: number): Promise<Answer<Appearance>> =>
  admin.send('PUT', `${LOGO}?version=${version}`, aForm({ name: 'logo', bytes }), {
    'content-type': FORM_TYPE,
  });

async function keyOfLogo(): Promise<string> {
  const { rows: found } = await product.query<{ key: string }>('select logo_key as key from appearance');
  return found[0]!.key;
}

describe('the palette', () => {
  it('is that of the product until an admin chooses one, which every server then has', async () => {
    expect(await seenAt(product.url)).toEqual({ palette: 'tomato', logo: null });
    const { body } = await admin.expect('PUT', PALETTE, 200, { palette: 'navy', version: 0 });
    expect(body).toEqual({ palette: 'navy', logo: null, version: 1 });
    expect(await seenAt(product.url)).toEqual({ palette: 'navy', logo: null });
    await eventually(async () => (await seenAt(other.url)).palette === 'navy');
    await admin.expect('PUT', PALETTE, 200, { palette: 'tomato', version: 1 });
    expect((await seenAt(product.url)).palette).toBe('tomato');
    const own = { filter: { actorId: admin.id }, range: [0, 1] } as const;
    const changes = ['tomato', 'navy'].map((palette) => ({
      action: 'appearance.palette_changed',
      details: { palette },
    }));
    expect((await admin.list('/api/admin/audit-log', own)).body).toMatchObject(changes);
  });

  it('can be one of the six only', async () => {
    for (const palette of ['#1a3a8f', 'red;}*{display:none', ''])
      await admin.expect('PUT', PALETTE, 400, { palette, version: 0 });
  });

  it('of two admins at the same time is that of the first, and the second one is told', async () => {
    const palettes = ['navy', 'forest', 'berry', 'plum'];
    const answers = await Promise.all(
      palettes.map((palette) => admin.send('PUT', PALETTE, { palette, version: 0 })),
    );
    const codes = answers.map(({ status, body }) => `${status} ${String(body.code ?? '')}`).sort();
    expect(codes).toEqual(['200 ', ...Array.from({ length: 3 }, () => '409 appearance_changed')]);
  });
});

describe('the logo', () => {
  it('is stored as a small WebP, and everyone gets it at an address that changes with it', async () => {
    const { status, body } = await upload(await aLogo(), 0);
    const logo = { path: expect.any(String), width: 640, height: 160, isTransparent: false };
    expect([status, body]).toEqual([200, { palette: 'tomato', logo, version: 1 }]);
    const { path } = body.logo!;
    const answer = await fetch(product.url + path);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: `"${path.split('/').at(-1)}"`,
    });
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 640 });
    const headers = { 'if-none-match': answer.headers.get('etag')! };
    expect((await fetch(product.url + path, { headers })).status).toBe(304);
  });

  it('that is replaced or removed is deleted, and its address is gone', async () => {
    const first = (await upload(await aLogo('#1a3a8f', 0.5), 0)).body.logo!;
    expect(first.isTransparent).toBe(true);
    const key = await keyOfLogo();
    const second = (await upload(await aLogo('#0b6e4f'), 1)).body.logo!;
    expect((await fetch(product.url + first.path)).status).toBe(404);
    await eventually(async () => (await store.get(key)) === null);
    const kept = await keyOfLogo();
    await admin.expect('DELETE', `${LOGO}?version=2`, 200);
    expect((await fetch(product.url + second.path)).status).toBe(404);
    await eventually(async () => (await store.get(kept)) === null);
  });

  it.each<[string, (key: string) => Promise<void>]>([
    ['missing', (key) => store.delete(key)],
    ['damaged', (key) => store.put(key, Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml')],
  ])('whose file is %s is not found', async (_what, harm) => {
    const { path } = (await upload(await aLogo(), 0)).body.logo!;
    await harm(await keyOfLogo());
    expect((await fetch(product.url + path)).status).toBe(404);
  });

  it.each<[string, number, string, () => Promise<Uint8Array> | Uint8Array]>([
    ['an SVG', 415, 'logo_type_not_taken', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', 415, 'logo_type_not_taken', aGif],
    ['a text', 415, 'logo_type_not_taken', () => Buffer.from('hello')],
    ['half a PNG', 400, 'logo_not_readable', async () => (await aLogo()).subarray(0, 200)],
    ['a PNG of 16 megapixels in 20 kB', 400, 'logo_not_readable', () => aLogo('#1a3a8f', 1, 4096, 4096)],
    ['a megabyte of noise', 413, 'file_too_large', () => Buffer.alloc(1024 * 1024 + 1, 'a')],
    ['nothing', 400, 'invalid_fields', () => Buffer.alloc(0)],
  ])('cannot be %s, of which nothing is stored', async (_what, status, code, make) => {
    const answer = await upload(await make(), 0);
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
    expect((await product.query('select 1 from appearance')).rowCount).toBe(0);
  });

  it('of a slower admin is refused, and its file is not kept', async () => {
    await upload(await aLogo(), 0);
    const { status, body } = await upload(await aLogo('#0b6e4f'), 0);
    expect([status, body]).toMatchObject([409, { code: 'appearance_changed' }]);
  });
});
