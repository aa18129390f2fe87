import type { Page } from '@playwright/test';

/**
 * Shows another path in the app that is open, as a link of the app does. It costs a fraction of `page.goto`, which loads
 * the app again.
 */
export async function followPath(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
}
