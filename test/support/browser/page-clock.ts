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

/** The home screen with the toast of a saved profile, and a page clock that only the story advances. */
export async function justSavedProfile(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
  await pauseClock(page);
  await saveProfile(page);
}

/** Saves the profile on the home screen, until its toast is shown. */
export async function saveProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const save = page.getByRole('dialog', { name: 'Edit Profile' }).getByRole('button', { name: 'Save' });
  await paintUntilVisible(page, save);
  const answered = page.waitForResponse('**/api/profile');
  await save.click();
  await answered;
  await paintUntilVisible(page, notice(page));
}
