import { eventually } from '../../../support/eventually.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { aProduct } from '../../../support/http/test-product.js';

const FORM = '/api/admin/community';
const EMPTY = { name: '', contactEmail: '', contactLink: '', contactText: '', houseRules: [] };

const product = aProduct({ env: { APP_NAME: 'Tables', CONTACT_EMAIL: 'hello@tables.example' } });
let admin: APerson;
let other: APerson;

beforeAll(async () => {
  [admin, other] = [await aStaffMember(product, 'admin'), await aStaffMember(product, 'admin')];
});
beforeEach(async () => {
  await product.query('delete from community');
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
    expect((await admin.get(FORM)).body).toMatchObject({ version: 1, texts });
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
    await product.query(
      `insert into community (id, version, name, house_rules, changed_at) values (1, 1, 'Elsewhere', '{}', now())`,
    );
    await eventually(async () => (await shown()).name === 'Elsewhere');
  });
});

describe('of two admins who edit at the same time', () => {
  it.each([0, 1])('exactly one of eight requests at once saves version %i', async (version) => {
    if (version === 1) await save(admin, 0, { name: 'Before' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        save(index % 2 ? admin : other, version, { name: `Number ${index}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const { rows } = await product.query('select version from community');
    expect(rows).toEqual([{ version: version + 1 }]);
  });
});

it('a text that is not allowed is refused by field', async () => {
  expect(await save(admin, 0, { contactLink: 'http://uni-x.example' })).toMatchObject({
    status: 400,
    body: { code: 'community_text_not_allowed', fields: { contactLink: expect.any(String) } },
  });
});
