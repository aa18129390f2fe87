import { expect, test } from '../support/browser/test.js';
import { mockHost } from '../support/browser/page-observer.js';

/** What a page must not do in any story, with the complaint that is recorded. */
const VIOLATIONS = [
  [
    'requests another host',
    "fetch('https://example.com/pixel').catch(() => {})",
    /request to https:\/\/example\.com/,
  ],
  ['opens a socket to another host', "new WebSocket('wss://example.com/')", /socket to wss:\/\/example\.com/],
  ['logs an error to its console', "console.error('oh no')", /console: oh no/],
  ['throws an exception', "setTimeout(() => { throw new Error('oh no') })", /uncaught Error: oh no/],
  [
    'violates the content security policy',
    "document.body.append(Object.assign(document.createElement('script'), { textContent: '1' }))",
    /Content Security Policy/,
  ],
  ['requests a missing file', "new Image().src = '/assets/missing.png'", /status of 404/],
] as const;

for (const [violation, script, note] of VIOLATIONS) {
  test(`a story fails when its page ${violation}`, async ({ page, observers, forgive }) => {
    // On an external origin the content security policy does not block the page first.
    await page.goto(violation.includes('another host') ? 'about:blank' : '/');
    await page.evaluate(`${script}; undefined`);
    const [witness] = observers.values();
    await expect.poll(() => witness!.complaints.join()).toMatch(note);
    forgive(/./);
  });
}

for (const address of ['https://example.com/', 'http://192.0.2.1/', 'http://127.0.0.1:8099/']) {
  test(`no request of a page to ${address} leaves the browser`, async ({ page, forgive }) => {
    forgive(/./);
    const failed = page.waitForEvent('requestfailed');
    await page.goto('about:blank');
    await page.evaluate(`fetch('${address}').catch(() => undefined)`);
    expect((await failed).failure()?.errorText).toBe('net::ERR_NAME_NOT_RESOLVED');
  });
}

test('a story can mock another host, but only at the URLs it names', async ({ page, observers, forgive }) => {
  await mockHost(page.context(), 'https://example.com/here/', (route) => route.fulfill({ body: 'hello' }));
  await page.goto('about:blank');
  await page.evaluate(`(async () => {
    await fetch('https://example.com/there/').catch(() => undefined);
    await fetch('https://example.com/here/', { mode: 'no-cors' });
  })()`);
  const [witness] = observers.values();
  expect(witness!.complaints.filter((complaint) => complaint.startsWith('request'))).toEqual([
    'request to https://example.com/there/',
  ]);
  forgive(/there/);
});
