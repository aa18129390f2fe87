import { expect, test } from '../support/browser/test.js';
import { mockHost } from '../support/browser/page-observer.js';

/** What a page must not do in any story, with the complaint that is recorded. */
const ON_ANY_ORIGIN = [
  ["fetch('https://example.com/pixel').catch(() => {})", /request to https:\/\/example\.com/],
  ["new WebSocket('wss://example.com/')", /socket to wss:\/\/example\.com/],
] as const;
const ON_A_PAGE = [
  ["console.error('oh no')", /console: oh no/],
  ["setTimeout(() => { throw new Error('oh no') })", /uncaught Error: oh no/],
  [
    "document.body.append(Object.assign(document.createElement('script'), { textContent: '1' }))",
    /Content Security Policy/,
  ],
  ["new Image().src = '/assets/missing.png'", /status of 404/],
] as const;

test('a story fails when its page requests another host or a missing file, logs an error, throws an exception or violates the content security policy', async ({
  page,
  observers,
  forgive,
}) => {
  const [witness] = observers.values();
  // On an external origin the content security policy does not block the page first.
  for (const [address, violations] of [
    ['about:blank', ON_ANY_ORIGIN],
    ['/', ON_A_PAGE],
  ] as const) {
    await page.goto(address);
    for (const [script, complaint] of violations) {
      const before = witness!.complaints.length;
      await page.evaluate(`${script}; undefined`);
      await expect.poll(() => witness!.complaints.slice(before).join(), script).toMatch(complaint);
    }
  }
  forgive(/./);
});

test('no request of a page to another host leaves the browser, and a story can mock one at the URLs it names', async ({
  page,
  observers,
  forgive,
}) => {
  await mockHost(page.context(), 'https://example.com/here/', (route) => route.fulfill({ body: 'hello' }));
  await page.goto('about:blank');
  const others = ['https://example.com/there/', 'http://192.0.2.1/', 'http://127.0.0.1:8099/'];
  for (const address of others) {
    const failed = page.waitForEvent('requestfailed');
    await page.evaluate(`fetch('${address}').catch(() => undefined)`);
    expect((await failed).failure()?.errorText).toBe('net::ERR_NAME_NOT_RESOLVED');
  }
  await page.evaluate("fetch('https://example.com/here/', { mode: 'no-cors' })");
  const [witness] = observers.values();
  expect(witness!.complaints.filter((complaint) => complaint.startsWith('request'))).toEqual(
    others.map((address) => `request to ${address}`),
  );
  forgive(/./);
});
