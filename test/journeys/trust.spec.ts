import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { notice } from '../support/browser/toasts.js';
import { expect, test } from '../support/browser/test.js';

async function openTrust(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Trust verification/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Trust Verification' });
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  return dialog;
}

const step = (dialog: Locator, name: string) => dialog.getByRole('listitem', { name });

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b3432b' } })
    .png()
    .toBuffer();

test('a photo requires a profile picture, which is first cropped to a square', async ({
  town,
  openBrowser,
}) => {
  const ada = await town.member();
  const page = await openBrowser({ as: ada });
  const dialog = await openTrust(page);
  await step(dialog, 'Profile picture').getByRole('button', { name: 'Add a profile picture' }).click();

  const profile = page.getByRole('dialog', { name: 'Edit Profile' });
  // Blue on the left, red on the right.
  const buffer = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#c23a22' } })
    .composite([
      { input: { create: { width: 400, height: 400, channels: 3, background: '#2244aa' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
  await profile
    .getByLabel('Profile picture')
    .setInputFiles({ name: 'ada.png', mimeType: 'image/png', buffer });
  const shown = profile.getByRole('group', { name: /part people will see/ });
  await shown.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(profile.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '1.2×');
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  for (let presses = 0; presses < 30; presses++) await page.keyboard.press('ArrowLeft');
  await expectNoVisualFlaws(page, 'cropping a profile picture');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page)).toContainText('Profile Updated!');

  const { profileImageUrl } = (await ada.get('/api/user')).body;
  const saved = await page.request.get(String(profileImageUrl));
  const { dominant, channels } = await sharp(await saved.body()).stats();
  expect(channels[0]!.max).toBeGreaterThan(180);
  expect(dominant.r).toBeGreaterThan(dominant.b);

  const photo = step(await openTrust(page), 'Profile picture');
  await photo.getByRole('button', { name: 'Upload photo' }).click();
  await photo
    .getByLabel('File of your photo')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await aPicture(600, 600) });
  await photo.getByRole('button', { name: 'Send for review' }).click();
  await expect(photo).toContainText('In review');
});
