import type { Page } from '@playwright/test';

interface Answer {
  readonly status: number;
  readonly json?: unknown;
}

/** From now on the API answers this call of the page so, and not as the product would. */
export async function answer(page: Page, method: string, path: string, given: Answer): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => (route.request().method() === method ? route.fulfill(given) : route.fallback()),
  );
}
