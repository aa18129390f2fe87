import type { BrowserContext, Page } from '@playwright/test';
import { evaluateScript } from '../support/browser/evaluate-script.js';
import { followPath } from '../support/browser/follow-path.js';
import { notice } from '../support/browser/toasts.js';
import { type OpenBrowser, expect, test } from '../support/browser/test.js';
import type { APerson } from '../support/http/a-person.js';

const WITHOUT_NETWORK = /net::ERR_|WebSocket connection to|Failed to fetch/;

const bar = (page: Page) => page.locator('#top-bar');
const log = (page: Page) => page.getByRole('log');

/** A browser that allows service workers, which the other stories block. */
const withServiceWorker = (openBrowser: OpenBrowser, as?: APerson): Promise<Page> =>
  openBrowser({ as, overLine: true, serviceWorkers: 'allow' });

const IS_INSTALLED = `new Promise((resolve) => {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) resolve();
  else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
})`;

/** Waits until the app can open offline. */
const waitUntilInstalled = (page: Page): Promise<void> => evaluateScript<void>(page, IS_INSTALLED);

const READ_OFFLINE_DATA = `(async () => {
  const open = indexedDB.open('tablemates');
  await new Promise((resolve) => (open.onsuccess = resolve));
  const database = open.result;
  if (!database.objectStoreNames.contains('kept')) return '';
  const all = database.transaction('kept').objectStore('kept').getAll();
  await new Promise((resolve) => (all.onsuccess = resolve));
  database.close();
  return JSON.stringify(all.result);
})()`;

/** The offline data of this device as text. */
const offlineDataOf = (page: Page): Promise<string> => evaluateScript<string>(page, READ_OFFLINE_DATA);

async function seesTableAndChat(page: Page, matchId: number): Promise<void> {
  await followPath(page, '/matches');
  await expect(page.getByText(/[Ww]ith .*, and /)).toBeVisible();
  await followPath(page, `/chat/${matchId}`);
  await expect(log(page)).toContainText('Tablemates System');
  await expect.poll(() => offlineDataOf(page)).toContain('"messages"');
}

async function loseNetwork(context: BrowserContext, disconnect: () => void): Promise<void> {
  await context.setOffline(true);
  disconnect();
}

test('offline, the last match and its chat are readable, a reconnection restores everything, and another user of the device sees none of it', async ({
  product,
  town,
  openBrowser,
  forgive,
}) => {
  const { matchId, people } = await town.table();
  const next = await town.member('Zoe');
  const page = await withServiceWorker(openBrowser, people[0]);
  await page.clock.install();
  await page.goto('/');
  await waitUntilInstalled(page);
  await seesTableAndChat(page, matchId);

  forgive(WITHOUT_NETWORK);
  await loseNetwork(page.context(), product.line.disconnect);
  await page.reload();
  await expect(bar(page)).toContainText(/You're offline\. Last updated .*\d+:\d\d/);
  await expect(log(page)).toContainText('Tablemates System');
  await expect(page.getByText(/Reconnecting|Messages will send/)).toBeVisible();
  await page.getByLabel('Message', { exact: true }).fill('Is anybody there?');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await followPath(page, '/matches');
  await expect(page.getByText(/^With .*, and /)).toBeVisible();
  await followPath(page, '/');
  await expect(page.getByRole('heading', { name: 'Match Found' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();

  product.line.reconnect();
  await page.context().setOffline(false);
  await expect(bar(page)).toContainText("You're back online.");
  await page.clock.runFor(4_000);
  await expect(bar(page)).toBeHidden();
  await followPath(page, `/chat/${matchId}`);
  await page.getByLabel('Message', { exact: true }).fill('Here I am');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();

  // Ends requests whose responses would renew the session cookie.
  await page.goto('about:blank');
  await page.context().addCookies([{ ...next.sessionCookie, url: product.line.url }]);
  await page.goto('/matches');
  await expect(page.getByText('No matches yet')).toBeVisible();
  await expect.poll(() => offlineDataOf(page)).toContain('Zoe');
  expect(await offlineDataOf(page)).not.toContain('Ben');
  await loseNetwork(page.context(), product.line.disconnect);
  await page.reload();
  await expect(bar(page)).toContainText("You're offline.");
  await expect(page.getByText('No matches yet')).toBeVisible();
  await followPath(page, `/chat/${matchId}`);
  await expect(page.getByText("We couldn't load the messages.")).toBeVisible();

  product.line.reconnect();
  await page.context().setOffline(false);
  await expect(bar(page)).toContainText("You're back online.");
  await page.request.post('/api/logout');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  await expect.poll(() => offlineDataOf(page)).toBe('[]');
});

test('the app is installable with its name and icons, a new version waits until it is activated and keeps a draft, and pages of the server are never replaced', async ({
  town,
  openBrowser,
}) => {
  const { matchId, people } = await town.table();
  const page = await withServiceWorker(openBrowser, people[0]);
  await page.goto(`/chat/${matchId}`);
  const answer = await page.request.get((await page.locator('link[rel=manifest]').getAttribute('href'))!);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as Record<string, unknown> & {
    icons: { src: string; sizes: string; purpose?: string }[];
    screenshots: { src: string; sizes: string }[];
    shortcuts: { name: string; url: string }[];
  };
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Tablemates',
    short_name: 'Tablemates',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate<string>(`(async () => {
      const picture = new Image();
      picture.src = '${src}';
      await picture.decode();
      return picture.naturalWidth + 'x' + picture.naturalHeight;
    })()`);
    if (sizes !== 'any') expect(`${src} ${size}`).toBe(`${src} ${sizes}`);
  }
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/matches', '/chat']);

  await waitUntilInstalled(page);
  const browser = await page.context().newCDPSession(page);
  const { errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Reported in every story, because each one runs in a private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  await page.getByLabel('Message', { exact: true }).fill('Half a sentence');
  await page.evaluate("navigator.serviceWorker.register('/sw.js?the-next-version').then(() => undefined)");
  await expect(bar(page)).toContainText('A new version is ready');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Half a sentence');

  await bar(page).getByRole('button', { name: 'Reload' }).click();
  const worker = () => evaluateScript<string>(page, 'navigator.serviceWorker.controller?.scriptURL ?? ""');
  await expect.poll(() => worker().catch(String)).toMatch(/\?the-next-version$/);
  await expect(log(page)).toContainText('Tablemates System');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Half a sentence');
  await expect(notice(page)).toBeHidden();

  for (const path of ['/api/user', '/healthz']) {
    await page.goto(path);
    await expect(page.locator('#root')).toHaveCount(0);
  }
});
