import type { Page } from '@playwright/test';

/** What the script says on the page. Where the page is just being left for another, that one is asked. */
export async function askPage<Answer>(page: Page, script: string): Promise<Answer> {
  try {
    return await page.evaluate<Answer>(script);
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await page.waitForLoadState();
    return page.evaluate<Answer>(script);
  }
}
