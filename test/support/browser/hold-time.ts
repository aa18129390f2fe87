import type { Page } from '@playwright/test';

/** Ahead of the page's clock, which goes on until the order to stop reaches it. */
const FIRST_TRY_MS = 1_000;
const LAST_TRY_MS = 60_000;

/** From now on the time of the page, whose clock must be installed, passes only when the story lets it run. */
export async function holdTime(page: Page): Promise<void> {
  const now = await page.evaluate<number>('Date.now()');
  for (let ahead = FIRST_TRY_MS; ; ahead *= 2) {
    try {
      await page.clock.pauseAt(now + ahead);
      return;
    } catch (tooLate) {
      if (ahead > LAST_TRY_MS) throw tooLate;
    }
  }
}
