import type { BrowserContext } from '@playwright/test';

/** Characters of one screen; a long thread has more. */
const MAX_LENGTH = 6_000;

/** Prints what the pages of a failed story show, because a failure on another machine may not repeat here. */
export async function printScreens(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const screen = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error: unknown) => String(error));
    process.stderr.write(`\nThe screen at ${page.url()}:\n${screen.slice(0, MAX_LENGTH)}\n`);
  }
}
