import type { APerson } from '../../../support/http/a-person.js';
import { aMatchedTableOf } from '../../../support/http/a-table.js';
import { eventually } from '../../../support/eventually.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';
import { waitForJobs } from '../../../support/http/wait-for-jobs.js';

const WISHES = '/api/user/notification-preferences';

const product = theSharedProduct();
let ada: APerson;
let ben: APerson;
let cleo: APerson;
let matchId: number;
/** The address in the mail about Ada's table. */
let link: string;
beforeAll(async () => {
  const table = await aMatchedTableOf(product);
  [ada, ben, cleo] = table.people as [APerson, APerson, APerson];
  ({ matchId } = table);
  link = await eventually(async () => {
    const [mail] = (await product.mailsTo(ada.email)).filter(({ subject }) => /^Your table is/.test(subject));
    return mail && /Unsubscribe from these emails:\n(\S+)/.exec(mail.text)?.[1];
  });
});

/** As the tests reach the product, at another host name than the one in mails. */
const here = (address: string): string => product.url + new URL(address).pathname;
const tableMails = async (person: APerson): Promise<boolean> => {
  const { body } = await person.get<Array<{ kind: string; email: boolean }>>(WISHES);
  return body.find(({ kind }) => kind === 'table')!.email;
};
const oneClick = (address: string) =>
  fetch(here(address), { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
const switchOn = () => ada.expect('PUT', WISHES, 200, { kind: 'table', channel: 'email', isEnabled: true });

it('a scanner that opens the link changes nothing; it gets a page with a button', async () => {
  for (const method of ['GET', 'HEAD']) {
    const response = await fetch(here(link), { method, headers: { 'accept-language': 'es' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const page = await response.text();
    if (method === 'GET') expect(page).toContain('<form method="post">');
    if (method === 'GET') expect(page).toContain('tus mesas');
  }
  expect(await tableMails(ada)).toBe(true);
});

it('a program that presses the button unsubscribes no one; with the box ticked the page does', async () => {
  for (const body of [undefined, new URLSearchParams(), new URLSearchParams({ 'List-Unsubscribe': '' })]) {
    const response = await fetch(here(link), { method: 'POST', body, headers: { 'accept-language': 'en' } });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain('role="alert">Please tick the box first.');
    expect(page).toMatch(/type="checkbox" name="List-Unsubscribe" value="One-Click" required/);
    expect(page).not.toContain('checked');
  }
  expect(await tableMails(ada)).toBe(true);
});

it('one click as a form of several parts counts too (RFC 8058)', async () => {
  const body = new FormData();
  body.set('List-Unsubscribe', 'One-Click');
  expect((await fetch(here(link), { method: 'POST', body })).status).toBe(200);
  expect(await tableMails(ada)).toBe(false);
  await switchOn();
});

it('one click without a session unsubscribes at once, twice too, and Settings switch the mails on again', async () => {
  for (let i = 0; i < 2; i++) {
    const response = await oneClick(link);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('unsubscribed');
    expect(await tableMails(ada)).toBe(false);
  }
  await switchOn();
  expect(await tableMails(ada)).toBe(true);
});

it('a changed link unsubscribes no one', async () => {
  const other = link.replace(/.(?=.{43}$)/, (letter) => (letter === 'x' ? 'y' : 'x'));
  for (const address of [other, `${new URL(link).origin}/u/abc`, `${link}x`]) {
    const response = await oneClick(address);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('no longer works');
  }
  expect(await tableMails(ada)).toBe(true);
});

it('after the click the next mail of that kind reaches the others only', async () => {
  await oneClick(link);
  await ben.expect('DELETE', `/api/matches/${matchId}`, 200);
  const isTold = async (person: APerson) =>
    (await product.mailsTo(person.email)).some(({ subject }) => /cancelled/.test(subject));
  await eventually(() => isTold(cleo));
  await waitForJobs(product);
  expect(await isTold(ada)).toBe(false);
});

it('mails about safety and the account cannot be switched off and are not listed', async () => {
  const { body } = await ada.get<Array<{ kind: string }>>(WISHES);
  const kinds = body.map(({ kind }) => kind);
  expect(kinds.join(' ')).toBe(
    'table reminder attendance chat meetup feedback invitation moderation announcement',
  );
  for (const kind of ['safety', 'account', 'everything', null])
    await ada.expect('PUT', WISHES, 400, { kind, channel: 'email', isEnabled: false });
});
