import type { Page } from '@playwright/test';

interface Answer {
  readonly status: number;
  readonly json?: unknown;
  /** A body that is no JSON. */
  readonly body?: string;
}

/** From now on the API answers this call of the page so, and not as the product would. */
export async function answer(page: Page, method: string, path: string, given: Answer): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => (route.request().method() === method ? route.fulfill(given) : route.fallback()),
  );
}

/** The call fails without a word: no body, and no status text either, as over HTTP/2. Before the page is opened. */
export async function answerWithoutAWord(page: Page, method: string, path: string): Promise<void> {
  await page.addInitScript(`
    const send = window.fetch;
    window.fetch = (address, options) =>
      address === '${path}' && options?.method === '${method}'
        ? Promise.resolve(new Response(null, { status: 500 }))
        : send(address, options);`);
}

/** The session of the page is over, and nothing but what its person does next can find out. */
export async function endSessionUnnoticed(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.route(/\/api\/user\/(active-request|matches)$/, () => undefined);
  // An answer still on its way would bring the cookie back: once this one is here, those before it are.
  await page.evaluate("fetch('/api/config').then(() => undefined)");
  await page.context().clearCookies();
}
