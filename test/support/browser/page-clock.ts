import { expect, type Locator, type Page } from '@playwright/test';
import { pauseClock } from './pause-clock.js';
import { notice } from './toasts.js';

/** Renders pending changes without advancing the page clock noticeably. */
export const paint = (page: Page): Promise<void> => page.clock.runFor(20);

/** Renders until it is visible, for at most a second of the page clock. */
export async function paintUntilVisible(page: Page, what: Locator): Promise<void> {
  const isThere = async () => {
    await paint(page);
    return what.isVisible();
  };
  await expect.poll(isThere, { intervals: [20, 50, 100, 250] }).toBe(true);
}

/** The home screen with the toast of a saved profile. */
export async function justSavedProfile(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const save = page.getByRole('dialog', { name: 'Edit Profile' }).getByRole('button', { name: 'Save' });
  await expect(save).toBeVisible();
  await pauseClock(page);
  const answered = page.waitForResponse('**/api/profile');
  await save.click();
  await answered;
  await paintUntilVisible(page, notice(page));
}
