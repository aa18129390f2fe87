import ICAL from 'ical.js';
import { aTableOf } from '../../../support/http/a-table.js';
import type { APerson } from '../../../support/http/a-person.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const OWN = '/api/user/calendar-feed';

const product = theSharedProduct();
let ada: APerson;
let ben: APerson;
let matchId: number;
beforeAll(async () => {
  const table = await aTableOf(product, ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'], {
    preferredTime: 'dinner',
  });
  ({ matchId } = table);
  [ada, ben] = table.people as [APerson, APerson];
});

const makeFeed = async (person: APerson): Promise<string> =>
  String((await person.expect('POST', OWN, 200)).body.path);

/** Reads a feed as a calendar service does: without a session. */
async function read(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(product.url + path, { headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) =>
      Object.fromEntries(event.getAllProperties().map((each) => [each.name, String(each.getFirstValue())])),
    );

describe('the calendar feed', () => {
  it('shows when and where the tables of its owner are, without a session and without names', async () => {
    const path = await makeFeed(ada);
    expect(path).toMatch(/^\/api\/calendar\/[0-9a-z]{26}\.ics$/);
    const { status, headers, text } = await read(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(eventsOf(text)).toEqual([
      expect.objectContaining({ uid: expect.stringMatching(`^match-${matchId}@`), status: 'TENTATIVE' }),
    ]);
    expect(text).not.toMatch(/Ada|Ben|Cleo/);
  });

  it('answers 304 until a table changes', async () => {
    const path = await makeFeed(ada);
    const etag = (await read(path)).headers.get('etag')!;
    expect((await read(path, { 'if-none-match': etag })).status).toBe(304);
    await ada.expect('POST', `/api/matches/${matchId}/confirm`, 200);
    const changed = await read(path, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('cancels the event of a table that the user has left, under the same UID and a later SEQUENCE', async () => {
    const path = await makeFeed(ben);
    const [before] = eventsOf((await read(path)).text);
    await ben.expect('DELETE', `/api/matches/${matchId}/leave`, 200);
    const after = eventsOf((await read(path)).text).find(({ uid }) => uid === before!.uid)!;
    expect(after.status).toBe('CANCELLED');
    expect(Number(after.sequence)).toBeGreaterThan(Number(before!.sequence));
  });

  it('ends when its address is replaced or revoked', async () => {
    const first = await makeFeed(ada);
    const second = await makeFeed(ada);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    expect((await ada.expect('GET', OWN, 200)).body.createdAt).toEqual(expect.any(String));
    await ada.expect('DELETE', OWN, 200);
    expect((await read(second)).status).toBe(404);
    expect((await ada.expect('GET', OWN, 200)).body).toEqual({ createdAt: null });
  });

  it.each(['/api/calendar/unknown.ics', '/api/calendar/.ics', "/api/calendar/'--.ics", '/api/calendar/a'])(
    '%s is not found',
    async (path) => {
      expect((await read(path)).status).toBe(404);
    },
  );
});
