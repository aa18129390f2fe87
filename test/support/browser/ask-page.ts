import type { Page } from '@playwright/test';

/** A sign-in or a reload may lead through more than one document. */
const MOST_DOCUMENTS = 5;

/** What the script says on the page. Where the page is just being left for another, that one is asked. */
export async function askPage<Answer>(page: Page, script: string): Promise<Answer> {
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
