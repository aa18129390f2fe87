import pg from 'pg';
import { eventually } from '../../../support/eventually.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { startProduct, type TestProduct } from '../../../support/http/test-product.js';

const FORM = '/api/admin/community';
const EMPTY = { name: '', contactEmail: '', contactLink: '', contactText: '', houseRules: [] };

let product: TestProduct;
let database: pg.Pool;
let admin: APerson;
let other: APerson;

beforeAll(async () => {
  product = await startProduct({ env: { APP_NAME: 'Tables', CONTACT_EMAIL: 'hello@tables.example' } });
  database = new pg.Pool({ connectionString: product.databaseUrl });
  [admin, other] = [await aStaffMember(product, 'admin'), await aStaffMember(product, 'admin')];
});
afterAll(async () => {
  await database?.end();
  await product?.stop();
});
beforeEach(async () => {
  await database.query('delete from community');
});

const shown = async (): Promise<Record<string, unknown>> =>
  (await (await fetch(`${product.url}/api/community`)).json()) as Record<string, unknown>;
const save = (by: APerson, version: number, texts: object) =>
  by.send('PUT', FORM, { ...EMPTY, ...texts, version });

describe('the community', () => {
  it('is that of the settings until an admin saves a text, and again when the text is emptied', async () => {
    expect(await shown()).toEqual({
      name: 'Tables',
      contactEmail: 'hello@tables.example',
      contactLink: null,
      contactText: null,
      houseRules: [],
    });
    const texts = { name: 'Uni X', contactLink: 'https://uni-x.example/us', houseRules: ['Be nice.'] };
    expect((await save(admin, 0, texts)).status).toBe(200);
    expect(await shown()).toMatchObject({ ...texts, contactEmail: 'hello@tables.example' });
    expect((await save(admin, 1, {})).status).toBe(200);
    expect(await shown()).toMatchObject({ name: 'Tables', houseRules: [] });
  });

  it('is the same answer for a browser that has it already', async () => {
    const first = await fetch(`${product.url}/api/community`);
    const etag = first.headers.get('etag')!;
    expect(etag).toBeTruthy();
    const again = await fetch(`${product.url}/api/community`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('is read again by a process that did not change it', async () => {
    await database.query(
      `insert into community (id, version, name, house_rules, changed_at) values (1, 1, 'Elsewhere', '{}', now())`,
    );
    await eventually(async () => (await shown()).name === 'Elsewhere');
  });
});

describe('of two admins who edit at the same time', () => {
  it('the second gets a conflict, and can save on top of the version of the first', async () => {
    for (const editor of [admin, other]) expect((await editor.get(FORM)).body).toMatchObject({ version: 0 });
    expect((await save(admin, 0, { name: 'Of the first' })).status).toBe(200);
    const refused = await save(other, 0, { name: 'Of the second' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'community_changed_meanwhile' } });
    expect((await other.get(FORM)).body).toMatchObject({ version: 1, texts: { name: 'Of the first' } });
    expect((await save(other, 1, { name: 'Of the second' })).status).toBe(200);
  });

  it.each([0, 1])('exactly one of eight requests at once saves version %i', async (version) => {
    if (version === 1) await save(admin, 0, { name: 'Before' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        save(index % 2 ? admin : other, version, { name: `Number ${index}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const { rows } = await database.query('select version from community');
    expect(rows).toEqual([{ version: version + 1 }]);
  });
});

it('the audit log has who changed which texts, without the texts', async () => {
  await save(admin, 0, { name: 'Secret society', houseRules: ['Be nice.'] });
  const { body } = await admin.get<Array<Record<string, unknown>>>(
    '/api/admin/audit-log?sort=["at","DESC"]&range=[0,0]',
  );
  expect(body[0]).toMatchObject({
    action: 'community.changed',
    actor: { id: admin.id },
    details: { version: 1, fields: 'name, houseRules' },
  });
  expect(JSON.stringify(body[0])).not.toContain('Secret society');
});

it('a text that is not allowed is refused by field', async () => {
  expect(await save(admin, 0, { contactLink: 'http://uni-x.example' })).toMatchObject({
    status: 400,
    body: { code: 'community_text_not_allowed', fields: { contactLink: expect.any(String) } },
  });
});

it('a moderator neither reads nor changes the form', async () => {
  const moderator = await aStaffMember(product, 'moderator');
  expect((await moderator.get(FORM)).status).toBe(403);
  expect((await save(moderator, 0, { name: 'Mine' })).status).toBe(403);
});
