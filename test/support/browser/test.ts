import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  expect,
  firefox,
  type Page,
  webkit,
} from '@playwright/test';
import type { APerson } from '../http/a-person.js';
import { findChromium } from './chromium.js';
import { type BuiltProduct, startBuiltProduct } from './built-product.js';
import { Town } from './town.js';
import { PageObserver } from './page-observer.js';
import { printScreens } from './print-screens.js';

interface OpenOptions extends BrowserContextOptions {
  /** The user whose session the browser has. */
  readonly as?: APerson;
  /** Connects through the proxy, which the story can interrupt. */
  readonly overLine?: boolean;
}

/** Opens another browser context, with its own cookie jar. */
export type OpenBrowser = (options?: OpenOptions) => Promise<Page>;

interface Fixtures {
  /** The users of this test. When it ends, their requests and tables do. */
  town: Town;
  openBrowser: OpenBrowser;
  /** Ignores a complaint that the story causes intentionally in any of its browsers. */
  forgive: (complaint: RegExp) => void;
  observers: Map<BrowserContext, PageObserver>;
}

export interface WorkerFixtures {
  /** Additional settings of the product. */
  settings: Readonly<Record<string, string>>;
  product: BuiltProduct;
}

export { expect };

/** Only the host name of the product resolves, and no IP address either. */
const NOWHERE_ELSE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** One limit for the start with a new database, on a busy machine, and the stop at the end. */
const START_AND_STOP_MS = 120_000;

/** @param engine `firefox` or `webkit`, which have to be Playwright's own; Chromium otherwise */
async function launch(engine: string | undefined): Promise<Browser> {
  if (engine === 'firefox') return firefox.launch();
  if (engine === 'webkit') return webkit.launch();
  const { executablePath, args, env } = await findChromium();
  return chromium.launch({
    executablePath,
    args: [...args, NOWHERE_ELSE],
    env: { ...process.env, ...env } as Record<string, string>,
  });
}

/**
 * A story in real browsers against the real product, one per worker. It fails when a page sends a request to another
 * host or logs an error to its console.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ settings }, use) => {
      const product = await startBuiltProduct({ settings });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: START_AND_STOP_MS },
  ],
  browser: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browser = await launch(process.env.TEST_BROWSER);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: START_AND_STOP_MS },
  ],
  // oxlint-disable-next-line no-empty-pattern
  observers: async ({}, use) => {
    const observers = new Map<BrowserContext, PageObserver>();
    await use(observers);
    expect([...observers.values()].flatMap(({ complaints }) => complaints)).toEqual([]);
  },
  forgive: async ({ observers }, use) => {
    await use((complaint) => observers.forEach((witness) => witness.forgive(complaint)));
  },
  town: async ({ product }, use) => {
    const town = new Town(product);
    await use(town);
    await town.everyoneGetsUp();
  },
  openBrowser: async ({ browser, product, observers, viewport, contextOptions }, use, testInfo) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ as, overLine, ...options } = {}) => {
      const url = overLine ? product.line.url : product.url;
      const context = await browser.newContext({
        baseURL: url,
        viewport,
        serviceWorkers: 'block',
        ...contextOptions,
        ...options,
      });
      contexts.push(context);
      observers.set(context, new PageObserver(context, url));
      if (as) await context.addCookies([{ ...as.sessionCookie, url }]);
      return context.newPage();
    });
    if (testInfo.status !== testInfo.expectedStatus) await printScreens(contexts);
    await Promise.all(
      contexts.map(async (context) => {
        // A changed response could outlive its context.
        await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
        await context.close();
      }),
    );
  },
  page: async ({ openBrowser }, use) => use(await openBrowser()),
});
