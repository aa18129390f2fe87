import type { APerson } from '../../../support/http/a-person.js';
import { aTableOf } from '../../../support/http/a-table.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';
import { waitForJobs } from '../../../support/http/wait-for-jobs.js';

const product = theSharedProduct();
let ada: APerson;
let ben: APerson;
let own: string;
let matchId: number;
beforeAll(async () => {
  const table = await aTableOf(product, ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'], { preferredTime: 'dinner' });
  ({ matchId } = table);
  [ada, ben] = table.people as [APerson, APerson];
  own = `/api/matches/${matchId}/shared-plan`;
});

const share = async (person: APerson): Promise<string> =>
  String((await person.expect('POST', own, 200)).body.path);

/** Opens a link as a friend does: without a session. */
async function open(path: string, language = 'en') {
  const response = await fetch(product.url + path, { headers: { 'accept-language': language } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function query(text: string, ...values: unknown[]): Promise<void> {
  await product.query(text, values);
}

const count = async (): Promise<number> => {
  const { rows } = await product.query<{ count: number }>('select count(*)::int as count from shared_plans');
  return rows[0]!.count;
};

describe('a shared plan', () => {
  it('is listed for the member who made it until it is ended, and for no one else', async () => {
    await share(ada);
    const listed = async (person: APerson) => (await person.get('/api/user/shared-plans')).body;
    expect(await listed(ada)).toMatchObject([{ matchId, sharedAt: expect.any(String) }]);
    expect(await listed(ben)).toEqual([]);
    await ada.expect('DELETE', own, 200);
    expect(await listed(ada)).toEqual([]);
  });

  it('shows a friend the day, the time, the place and the member, and no one else', async () => {
    const path = await share(ada);
    const before = await open(path);
    expect(before.status).toBe(200);
    expect(before.text).toContain('Not chosen yet');
    await query(`update matches set suggested_location = 'Café <Luna>, 1 Elm Street' where id = $1`, matchId);
    const { text, headers } = await open(path);
    expect(text).toContain('Ada&#39;s plan');
    expect(text).toMatch(/Saturday, .+6 PM <span .+>\(Eastern (Standard|Daylight) Time\)<\/span>/s);
    expect(text).toContain('Café &lt;Luna&gt;, 1 Elm Street');
    expect(text).toContain(
      'https://www.openstreetmap.org/search?query=Caf%C3%A9%20%3CLuna%3E%2C%201%20Elm%20Street',
    );
    expect(text.slice(text.indexOf('<main>'))).not.toMatch(/Ben|Cleo|Dan|Eve|@/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  it('is in the language of the friend', async () => {
    await query(`update matches set suggested_location = 'Near Ann Arbor' where id = $1`, matchId);
    const { text } = await open(await share(ada), 'es');
    expect(text).toContain('El plan de Ada');
    expect(text).toContain('Cerca de Ann Arbor');
    // No map knows an area by this line.
    expect(text).not.toContain('openstreetmap');
  });

  it('ends when its link is replaced or revoked, with the same page as an unknown link', async () => {
    const first = await share(ada);
    const second = await share(ada);
    const gone = await open(first);
    expect(gone.status).toBe(404);
    expect((await open(second)).status).toBe(200);
    expect((await ada.expect('GET', own, 200)).body.sharedAt).toEqual(expect.any(String));
    await ada.expect('DELETE', own, 200);
    expect(await open(second)).toMatchObject({ status: 404, text: gone.text });
    expect(await open('/p/unknown')).toMatchObject({ status: 404, text: gone.text });
    expect((await ada.expect('GET', own, 200)).body).toEqual({ canShare: true, sharedAt: null });
  });

  it('ends when its member leaves the table, and its row is deleted during the night', async () => {
    const path = await share(ben);
    await share(ada);
    await ben.expect('DELETE', `/api/matches/${matchId}/leave`, 200);
    expect((await open(path)).status).toBe(404);
    await ben.expect('GET', own, 404);
    await ben.expect('POST', own, 404);
    expect(await count()).toBe(2);
    await query(`select graphile_worker.add_job('purge-shared-plans')`);
    await waitForJobs(product);
    expect(await count()).toBe(1);
  });

  it('ends with the account', async () => {
    const path = await share(ada);
    await ada.expect('DELETE', '/api/user', 200, { password: ada.password });
    expect((await open(path)).status).toBe(404);
    expect(await count()).toBe(0);
  });
});
