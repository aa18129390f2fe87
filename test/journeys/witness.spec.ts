import { expect, test } from '../support/browser/test.js';

/** What a page might do that no story of ours may pass over, and what is written down then. */
const OFFENCES = [
  [
    'asks another host',
    "fetch('https://example.com/pixel').catch(() => {})",
    /request to https:\/\/example\.com/,
  ],
  ['opens a socket to another host', "new WebSocket('wss://example.com/')", /socket to wss:\/\/example\.com/],
  ['complains on its console', "console.error('oh no')", /console: oh no/],
  ['throws', "setTimeout(() => { throw new Error('oh no') })", /uncaught Error: oh no/],
  [
    'breaks the content security policy',
    "document.body.append(Object.assign(document.createElement('script'), { textContent: '1' }))",
    /Content Security Policy/,
  ],
  ['misses a file of its own', "new Image().src = '/assets/missing.png'", /status of 404/],
] as const;

for (const [offence, script, note] of OFFENCES) {
  test(`a story fails when its page ${offence}`, async ({ page, witnesses, forgive }) => {
    // Away from the product its policy does not stop the page first.
    await page.goto(offence.includes('another host') ? 'about:blank' : '/');
    await page.evaluate(`${script}; undefined`);
    const [witness] = witnesses.values();
    await expect.poll(() => witness!.complaints.join()).toMatch(note);
    forgive(/./);
  });
}
