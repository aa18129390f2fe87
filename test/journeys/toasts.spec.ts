import type { Page } from '@playwright/test';
import { notice } from '../support/browser/toasts.js';
import { justSavedProfile, saveProfile } from '../support/browser/page-clock.js';
import { expect, test } from '../support/browser/test.js';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a success toast stands at the top of a phone, closes after five seconds, but not while the pointer is over it, is focused by F8, and is dismissed by a swipe of more than fifty pixels', async ({
  town,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await town.member() });
  await justSavedProfile(page);
  await expect(notice(page)).toContainText('Profile Updated!');
  await page.mouse.move(180, 200);
  await page.clock.runFor(4_800);
  await expect(notice(page)).toBeVisible();
  // Its animation follows the clock of the machine, so the toast may still move.
  await expect.poll(async () => (await notice(page).boundingBox())!.y).toBeLessThan(40);
  await page.clock.runFor(700);
  await expect(notice(page)).toBeHidden();

  await saveProfile(page);
  await notice(page).hover();
  await page.clock.runFor(20_000);
  await expect(notice(page)).toBeVisible();
  await page.mouse.move(180, 200);
  await page.clock.runFor(5_000);
  await expect(notice(page)).toBeHidden();

  await saveProfile(page);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();
  await swipeRight(page, 45);
  await page.clock.runFor(500);
  await expect(notice(page)).toBeVisible();
  await swipeRight(page, 60);
  await page.clock.runFor(500);
  await expect(notice(page)).toBeHidden();
});

async function swipeRight(page: Page, pixels: number): Promise<void> {
  const box = (await notice(page).boundingBox())!;
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y, { steps: 4 });
  await page.mouse.move(x + pixels, y, { steps: 4 });
  await page.mouse.up();
}

test('an error toast over a dialog can be closed by keyboard, and the dialog stays open', async ({
  town,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await town.member() });
  await page.goto('/');
  await page.getByRole('button', { name: 'Add your location' }).click();
  const save = page.getByRole('button', { name: 'Save' });
  await save.press('Enter');
  await expect(notice(page)).toContainText('Address Required');
  // The buttons of the dialog are at the bottom.
  expect((await notice(page).boundingBox())!.y).toBeLessThan(40);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close notification' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Set Your Location' })).toBeVisible();
  await expect(save).toBeFocused();
});
