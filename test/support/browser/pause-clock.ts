import type { Page } from '@playwright/test';

/** Ahead of the page clock, which runs until the request to pause arrives. */
const FIRST_TRY_MS = 1_000;
const LAST_TRY_MS = 60_000;

/** Pauses the installed clock of the page; from now on only the story advances it. */
export async function pauseClock(page: Page): Promise<void> {
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
