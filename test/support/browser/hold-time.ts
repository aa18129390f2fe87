import type { Page } from '@playwright/test';

/** From now on the time of the page, whose clock must be installed, passes only when the story lets it run. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1000);
}
