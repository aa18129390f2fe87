import { expect, type Page } from '@playwright/test';

/** Whether no closed dialog has a history entry left; the app steps back from it 50 ms later. */
const ARE_CLOSED_DIALOGS_GONE = `
  (history.state?.sheets ?? 0) <= document.querySelectorAll('[data-state=open]:is([role=dialog],[role=alertdialog])').length`;

/**
 * Shows another path in the app that is open, as a link of the app does. It costs a fraction of `page.goto`, which loads
 * the app again.
 */
export async function followPath(page: Page, path: string): Promise<void> {
  // A navigation in the milliseconds of the step back of a closed dialog is undone by it; people are slower.
  await expect.poll(() => page.evaluate(ARE_CLOSED_DIALOGS_GONE), { intervals: [20] }).toBe(true);
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
}
