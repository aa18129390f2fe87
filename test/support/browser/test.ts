import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  expect,
  type Page,
} from '@playwright/test';
import type { APerson } from '../http/a-person.js';
import { findChromium } from './chromium.js';
import { type BuiltProduct, startBuiltProduct } from './built-product.js';
import { getUp, Town } from './town.js';
import { Witness } from './witness.js';

interface OpenOptions extends BrowserContextOptions {
  /** Whose session the browser holds already. */
  readonly as?: APerson;
  /** It reaches the product by its line, which the story can cut. */
  readonly overLine?: boolean;
}

/** Opens one more browser, with a cookie jar of its own. */
export type OpenBrowser = (options?: OpenOptions) => Promise<Page>;

interface Fixtures {
  /** People of this test. When it ends, all of them get up from their tables. */
  town: Town;
  openBrowser: OpenBrowser;
  /** Lets pass what the story provokes on purpose in any of its browsers. */
  forgive: (complaint: RegExp) => void;
  witnesses: Map<BrowserContext, Witness>;
}

interface WorkerFixtures {
  /** Settings of the product beyond those of every story. */
  settings: Readonly<Record<string, string>>;
  product: BuiltProduct;
}

export { expect };

/** No name but that of the product leads anywhere, and no address either. */
const NOWHERE_ELSE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** Counted as one: a start, with a database of its own, on a machine on which others start too, and the stop at the end. */
const START_AND_STOP_MS = 120_000;

/**
 * A story told in real browsers on the real product. Each worker runs a product of its own. A story fails when a page
 * reached for another host or complained on its console.
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
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { executablePath, args, env } = await findChromium();
      const browser = await chromium.launch({
        executablePath,
        args: [...args, NOWHERE_ELSE],
        env: { ...process.env, ...env } as Record<string, string>,
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: START_AND_STOP_MS },
  ],
  // eslint-disable-next-line no-empty-pattern
  witnesses: async ({}, use) => {
    const witnesses = new Map<BrowserContext, Witness>();
    await use(witnesses);
    expect([...witnesses.values()].flatMap(({ complaints }) => complaints)).toEqual([]);
  },
  forgive: async ({ witnesses }, use) => {
    await use((complaint) => witnesses.forEach((witness) => witness.forgive(complaint)));
  },
  town: async ({ product }, use) => {
    const town = new Town(product);
    await use(town);
    await town.everyoneGetsUp();
  },
  openBrowser: async ({ browser, product, witnesses, viewport }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ as, overLine, ...options } = {}) => {
      const url = overLine ? product.line.url : product.url;
      const context = await browser.newContext({
        baseURL: url,
        viewport,
        serviceWorkers: 'block',
        ...options,
      });
      contexts.push(context);
      witnesses.set(context, new Witness(context, url));
      if (as) await context.addCookies([{ ...as.sessionCookie, url }]);
      return context.newPage();
    });
    await Promise.all(
      contexts.map(async (context) => {
        await getUp(context.request);
        await context.close();
      }),
    );
  },
  page: async ({ openBrowser }, use) => use(await openBrowser()),
});
