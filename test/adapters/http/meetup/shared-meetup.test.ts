import sharp from 'sharp';
import { aMeetupBy, type MeetupBody } from '../../../support/http/a-meetup.js';
import type { APerson } from '../../../support/http/a-person.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const product = theSharedProduct();
let organizer: APerson;
let guest: APerson;
let minute = 10;
beforeAll(async () => {
  [organizer, guest] = await Promise.all([
    product.person().signUp({ firstName: 'Olga' }),
    product.person().signUp({ firstName: 'Gus' }),
  ]);
  await organizer.expect('PUT', '/api/profile', 200, { bio: 'Soup is a meal' });
});

/** A meetup with its link. */
async function shared(fields: Record<string, unknown> = {}): Promise<{ meetup: MeetupBody; path: string }> {
  const meetup = await aMeetupBy(product, organizer, { scheduledTime: `12:${minute++}`, ...fields });
  const { body } = await organizer.expect('PUT', `/api/meetups/${meetup.id}/link`, 200);
  return { meetup, path: String(body.path) };
}
async function open(path: string, language = 'en') {
  const response = await fetch(product.url + path, { headers: { 'accept-language': language } });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

describe('the public page of a meetup', () => {
  it('shows title, date, time, area and free seats to anyone, and no person or address', async () => {
    const { meetup, path } = await shared({ title: 'Dumplings & <b>tea</b>' });
    await guest.expect('POST', `/api/meetups/${meetup.id}/join`, 200);
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain('<h1 dir="auto">Dumplings &amp; &lt;b&gt;tea&lt;/b&gt;</h1>');
    for (const part of ['Saturday, ', '12:10 PM', 'Restaurant', '<dd>Near ', '4 seats left', 'Join to take'])
      expect(html).toContain(part);
    expect(html).not.toMatch(/Olga|Gus|Byron|Soup|Bleecker|Long Spoon|40\.72|-73\.99/);
    expect(html).not.toContain(organizer.username);
    expect(html).toContain(`href="/signup?returnTo=${encodeURIComponent(`/browse?meetup=${meetup.id}`)}"`);
  });

  it('is described by Open Graph tags, and kept from search engines, caches and other sites', async () => {
    const { path } = await shared({ title: 'Soup "night"' });
    const { html, headers } = await open(path);
    expect(html).toContain('<meta property="og:title" content="Soup &quot;night&quot;">');
    expect(html).toMatch(new RegExp(`<meta property="og:image" content="http[^"]+${path}/image.png">`));
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(html).not.toContain('<script');
    expect(Object.fromEntries(headers)).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    });
  });

  it('is in Spanish for a browser that prefers it', async () => {
    const { path } = await shared();
    const { html } = await open(path, 'es-MX,es;q=0.9,en;q=0.5');
    for (const part of ['<html lang="es">', 'sábado', 'Únete y toma asiento', 'Quedan 5 lugares'])
      expect(html).toContain(part);
  });

  it('says plainly that the link no longer works: withdrawn, canceled, begun or unknown, all alike', async () => {
    const [withdrawn, canceled, begun] = [await shared(), await shared(), await shared()];
    await organizer.expect('DELETE', `/api/meetups/${withdrawn.meetup.id}/link`, 200);
    await organizer.expect('POST', `/api/meetups/${canceled.meetup.id}/cancel`, 200);
    await product.query(`update meetups set starts_at = now() - interval '1 minute' where id = $1`, [
      begun.meetup.id,
    ]);
    const unknown = `/m/${'z'.repeat(26)}`;
    const pages = new Set<string>();
    for (const path of [withdrawn.path, canceled.path, begun.path, unknown]) {
      const { status, html } = await open(path);
      expect([path, status]).toEqual([path, 404]);
      expect((await open(`${path}/image.png`)).status).toBe(404);
      pages.add(html);
    }
    expect(pages.size).toBe(1);
    expect([...pages][0]).toContain('This link no longer works');
  });

  it('offers the waitlist of a full meetup', async () => {
    const { meetup, path } = await shared({ meetupType: '1v1', maxParticipants: 2 });
    await guest.expect('POST', `/api/meetups/${meetup.id}/join`, 200);
    expect((await open(path)).html).toContain('It&#39;s full. You can join the waitlist.');
  });
});

describe('the picture of a link', () => {
  it('is a PNG of 1200 by 630 pixels', async () => {
    const { path } = await shared({ title: `</text><script>${'W'.repeat(60)}` });
    const response = await fetch(`${product.url}${path}/image.png`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(120_000);
  });
});

it('the link is shown to its organizer only, the same on every device, until it is withdrawn', async () => {
  const { meetup, path } = await shared();
  const seen = async (person: APerson) =>
    (await person.expect('GET', `/api/meetups/${meetup.id}`, 200)).body.sharePath;
  expect([await seen(organizer), await seen(guest)]).toEqual([path, null]);
  expect((await organizer.expect('PUT', `/api/meetups/${meetup.id}/link`, 200)).body.path).toBe(path);
  await organizer.expect('DELETE', `/api/meetups/${meetup.id}/link`, 200);
  expect(await seen(organizer)).toBeNull();
});
