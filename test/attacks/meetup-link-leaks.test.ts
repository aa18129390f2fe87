import { aMeetupBy } from '../support/http/a-meetup.js';
import type { APerson } from '../support/http/a-person.js';
import { aProduct } from '../support/http/test-product.js';
import { useUp } from '../support/http/use-up.js';

const lines: string[] = [];
let organizer: APerson;
let token: string;

const product = aProduct({ log: (line) => lines.push(line), env: { RATE_LIMITS: 'on' } });
beforeAll(async () => {
  organizer = await product.person().signUp();
  const meetup = await aMeetupBy(product, organizer);
  const { body } = await organizer.expect('PUT', `/api/meetups/${meetup.id}/link`, 200);
  token = String(body.path).replace('/m/', '');
});

it('the token of a link is in no log line and no metric, however it is asked for', async () => {
  const asked: Array<[string, string]> = [
    ['GET', `/m/${token}`],
    ['HEAD', `/m/${token}`],
    ['GET', `/m/${token}/`],
    ['GET', `/m/${token}/image.png`],
    ['GET', `/m/${token}/elsewhere`],
    ['GET', `/m/${token}?utm=1`],
    ['POST', `/m/${token}`],
    ['GET', `/M/${token}`],
    ['DELETE', `/m/${token}/image.png`],
  ];
  for (const [method, path] of asked) await fetch(product.url + path, { method });
  const metrics = await (await fetch(`${product.url}/metrics`)).text();
  const answered = lines.filter((line) => line.includes('/m/:token'));
  expect(answered.length).toBeGreaterThan(3);
  expect(lines.filter((line) => line.includes(token))).toEqual([]);
  expect(metrics).not.toContain(token);
});

it('the page sends the token to no other site, and loads nothing from one', async () => {
  const response = await fetch(`${product.url}/m/${token}`);
  const html = await response.text();
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
  expect(loaded.filter((address) => !address.startsWith('/'))).toEqual([]);
  expect(loaded.filter((address) => address.includes(token))).toEqual([]);
});

it('tokens are not guessed: a network that tries many is refused, with the page of a working link too', async () => {
  const guess = async () => (await fetch(`${product.url}/m/${'0'.repeat(26)}`)).status;
  expect(await guess()).toBe(404);
  await useUp(product, 'meetup-links-opened', 300);
  expect(await guess()).toBe(429);
  const refused = await fetch(`${product.url}/m/${token}`);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
