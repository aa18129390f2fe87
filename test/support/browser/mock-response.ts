import type { Page } from '@playwright/test';

interface Answer {
  readonly status: number;
  readonly json?: unknown;
}

/** Replaces the product's response to this request of the page. */
export async function answer(page: Page, method: string, path: string, given: Answer): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => (route.request().method() === method ? route.fulfill(given) : route.fallback()),
  );
}
