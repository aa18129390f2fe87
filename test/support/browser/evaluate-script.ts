import type { Page } from '@playwright/test';

/** A sign-in or a reload may load several documents. */
const MOST_DOCUMENTS = 5;

/** The result of the script on the page. If the page is just navigating, the script runs on the next document. */
export async function evaluateScript<Answer>(page: Page, script: string): Promise<Answer> {
  for (let documents = 1; ; documents += 1) {
    try {
      return await page.evaluate<Answer>(script);
    } catch (error) {
      if (documents === MOST_DOCUMENTS || !String(error).includes('Execution context was destroyed'))
        throw error;
      await page.waitForLoadState();
    }
  }
}
