import { HmacSignedLinks } from '../../../../src/adapters/auth/hmac-signed-links.js';
import { eventually } from '../../../support/eventually.js';
import { aTableOf } from '../../../support/http/a-table.js';
import type { APerson } from '../../../support/http/a-person.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

/** The secret of all products under test. */
const SECRET = 'a secret of the tests';

const product = theSharedProduct();
let ada: APerson;
let ben: APerson;
let matchId: number;
beforeAll(async () => {
  const table = await aTableOf(product);
  [ada, ben] = table.people as [APerson, APerson];
  ({ matchId } = table);
});

function linkOf(person: APerson, use: 'answer' | 'leave' = 'answer', expiresIn = 3_600_000): string {
  const links = new HmacSignedLinks(SECRET, { now: () => new Date() });
  const expiresAt = new Date(Date.now() + expiresIn);
  return `/a/${links.sign('attendance', `${matchId}:${person.id}:${use}`, expiresAt)}`;
}
/** A request without a session, as from another device. */
async function signedOut(method: string, path: string, reply?: string) {
  const headers = { 'accept-language': 'en' };
  const body = reply === undefined ? undefined : new URLSearchParams({ reply });
  const response = await fetch(product.url + path, { method, headers, body });
  return { status: response.status, headers: response.headers, page: await response.text() };
}
interface Table {
  isSeatConfirmed: boolean;
  participants: number[];
  attendance: { confirmed: number; late: unknown[] };
}
const tableOf = async (person: APerson) => (await person.get<Table>(`/api/matches/${matchId}`)).body;

it('a scanner that opens the link changes nothing, and the page has no name and no venue', async () => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, page } = await signedOut(method, linkOf(ada));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    if (method === 'GET') expect(page).toContain('<form method="post"');
    expect(page).not.toMatch(/Ada|Ben|Cleo|Dan|Eve|Street/);
  }
  expect((await tableOf(ada)).isSeatConfirmed).toBe(false);
});

it('a program that presses the buttons chooses nothing, so nothing changes and the page asks again', async () => {
  for (const use of ['answer', 'leave'] as const)
    for (const reply of [undefined, '']) {
      const { status, page } = await signedOut('POST', linkOf(ada, use), reply);
      expect([status, /role="alert">Please choose an answer/.test(page)]).toEqual([400, true]);
      // No choice is made before, and a browser sends no form without one.
      for (const [input] of page.matchAll(/<input[^>]*>/g)) {
        expect(input).toContain('required');
        expect(input).not.toContain('checked');
      }
    }
  const { isSeatConfirmed, participants } = await tableOf(ada);
  expect([isSeatConfirmed, participants.includes(ada.id)]).toEqual([false, true]);
});

it('the answer says yes without a session, once, and the table sees it', async () => {
  const link = linkOf(ada);
  expect((await signedOut('POST', link, 'yes')).page).toContain('Thanks for letting us know');
  expect((await tableOf(ben)).attendance).toEqual({ confirmed: 1, late: [], here: [] });
  expect((await signedOut('POST', link, 'yes')).page).toContain('You already answered');
  expect((await signedOut('GET', link)).page).toContain('You said yes');
});

it('days before the start no member can be late, by the link and in the app', async () => {
  expect((await signedOut('POST', linkOf(ada), 'late-20')).status).toBe(409);
  expect((await ada.post(`/api/matches/${matchId}/late`, { minutes: 20 })).status).toBe(409);
  for (const minutes of [4, 61, '20', null])
    expect((await ada.post(`/api/matches/${matchId}/late`, { minutes })).status).toBe(400);
});

it('a forwarded link frees no seat; the mail that follows asks its member, and its link works once', async () => {
  expect((await signedOut('POST', linkOf(ben), 'cannot')).page).toContain('Nothing has changed yet');
  expect((await signedOut('POST', linkOf(ben), 'leave')).status).toBe(404);
  expect((await tableOf(ada)).participants).toContain(ben.id);
  const path = await eventually(async () => {
    const mails = await product.mailsTo(ben.email);
    return /\/a\/\S+/.exec(mails.find(({ subject }) => /^Give back/.test(subject))?.text ?? '')?.[0];
  });
  expect((await signedOut('GET', path)).page).toContain('Give back my seat');
  expect((await tableOf(ada)).participants).toContain(ben.id);
  expect((await signedOut('POST', path, 'leave')).page).toContain('Your seat is free again');
  expect((await tableOf(ada)).participants).not.toContain(ben.id);
  expect((await signedOut('POST', path, 'leave')).status).toBe(404);
});

it('an expired link, one of a former member, and one that is made up show the same page', async () => {
  const pages = [];
  for (const link of [linkOf(ada, 'answer', -1000), linkOf(ben), `${linkOf(ada)}x`, '/a/made-up']) {
    const [opened, posted] = [await signedOut('GET', link), await signedOut('POST', link, 'yes')];
    expect([opened.status, posted.status]).toEqual([404, 404]);
    pages.push(opened.page, posted.page);
  }
  expect(new Set(pages).size).toBe(1);
});
