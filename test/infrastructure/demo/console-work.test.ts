import { CONTEXTS, OPENED } from '../../../src/infrastructure/compose/tokens.js';
import { samplePortrait } from '../../../src/infrastructure/demo/sample-pictures.js';
import { seedDemo } from '../../../src/infrastructure/demo/seed-demo.js';
import { DEMO_TOWN } from '../../../src/infrastructure/config/demo-town.js';
import { DEMO_PASSWORD, DEMO_USERS } from '../../../src/infrastructure/demo/demo-users.js';
import type { APerson } from '../../support/http/a-person.js';
import { aProduct } from '../../support/http/test-product.js';

let lines: string[];
let moderator: APerson;

const product = aProduct();
beforeAll(async () => {
  lines = await seedDemo(product.server.container, DEMO_TOWN);
  moderator = product.person();
});

interface Work {
  kind: string;
  isOverdue: boolean;
}

const work = async () => (await moderator.get<Work[]>('/api/admin/work')).body;

describe('the demo', () => {
  it('prints how to sign in to the console as an admin and as a moderator', async () => {
    const [, address] = /(\S+@\S+) \(a moderator\)/.exec(lines.join('\n'))!;
    expect(lines.join('\n')).toContain('/admin: sign in as demo-alex@');
    const { body } = await moderator.expect('POST', '/api/admin/session', 200, {
      email: address,
      password: DEMO_PASSWORD,
    });
    expect(body).toMatchObject({ role: 'moderator' });
    const admin = product.person();
    const signIn = { email: 'demo-alex@example.org', password: DEMO_PASSWORD };
    expect((await admin.expect('POST', '/api/admin/session', 200, signIn)).body.role).toBe('admin');
  });

  it('creates IDs, photos, reports of each kind (one of them overdue) and an appeal', async () => {
    const kinds = Map.groupBy(await work(), ({ kind }) => kind);
    const counts = Object.fromEntries([...kinds].map(([kind, rows]) => [kind, rows.length]));
    expect(counts).toEqual({ id: 3, picture: 3, report: 3, appeal: 1 });
    expect((await work()).filter(({ isOverdue }) => isOverdue)).toHaveLength(1);
    const { body } = await moderator.get<Array<{ kind: string }>>('/api/admin/reports');
    expect(body.map(({ kind }) => kind).sort()).toEqual(['meetup', 'message', 'user']);
  });

  it('gives all users but the first two a drawn portrait of their own, as an uploaded picture', async () => {
    const users = product.server.container.get(CONTEXTS).ports.users;
    const pictures = product.server.container.get(OPENED).shared.pictures;
    const drawn = new Set<string>();
    for (const [index, { username }] of DEMO_USERS.entries()) {
      const address = (await users.findByUsername(username))!.profileImageUrl;
      if (index < 2) {
        expect([username, address]).toEqual([username, null]);
        continue;
      }
      const picture = (await pictures.findAt(address!))!;
      expect([username, picture.contentType]).toEqual([username, 'image/webp']);
      expect(
        (await samplePortrait({ firstName: username.slice('demo.'.length) })).length,
      ).toBeLessThanOrEqual(6_000);
      drawn.add(Buffer.from(picture.bytes).toString('base64'));
    }
    expect(drawn.size).toBe(DEMO_USERS.length - 2);
  });

  it('creates no more of them at the next start', async () => {
    const before = (await work()).length;
    await seedDemo(product.server.container, DEMO_TOWN);
    expect(await work()).toHaveLength(before);
  });
});
