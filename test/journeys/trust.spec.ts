import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { expectNotice, notice } from '../support/browser/toasts.js';
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

test('a new user verifies the phone with the code that was sent, after a wrong one', async ({
  town,
  openBrowser,
  product,
  forgive,
}) => {
  forgive(/status of 400/);
  const page = await openBrowser({ as: await town.member() });
  const dialog = await openTrust(page);
  await expect(dialog.getByRole('img', { name: 'Trust score: 40 of 100' })).toBeVisible();
  await expect(step(dialog, 'Email')).toContainText('Verified');
  await expect(step(dialog, 'Birth date')).toContainText('Verified');

  const phone = step(dialog, 'Phone');
  await phone.getByRole('button', { name: 'Verify Phone' }).click();
  await phone.getByLabel('Phone number').fill('not a number');
  await phone.getByRole('button', { name: 'Send Code' }).click();
  await expectNotice(page, 'Failed to Send Code', 'Please enter a phone number');
  await expect(phone.getByRole('alert').filter({ hasText: /phone number/ })).toBeVisible();
  await phone.getByLabel('Phone number').fill('(617) 555-0142');
  await phone.getByRole('button', { name: 'Send Code' }).click();

  const code = await product.codeFor('+16175550142');
  const wrong = code === '000000' ? '111111' : '000000';
  await phone.getByLabel('Verification code').fill(wrong);
  await expectNotice(page, 'Verification Failed', 'This code is wrong or no longer valid.');
  await expect(phone.getByRole('button', { name: /^Resend in/ })).toBeDisabled();
  await expectNoVisualFlaws(page, 'a wrong code for the phone');
  await phone.getByLabel('Verification code').fill(code);

  await expect(notice(page)).toContainText('Phone Verified!');
  await expect(notice(page)).toContainText('+20 trust points added!');
  await expect(phone).toContainText('Verified');
  await expect(phone).toContainText('••••0142');
  await expect(dialog.getByRole('img', { name: 'Trust score: 60 of 100' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /^Trust verification: Good Trust · 60/ })).toBeVisible();
});

test('an ID is rejected when it is not a picture or too large, and its review is pending once it is uploaded', async ({
  town,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await town.member() });
  let dialog = await openTrust(page);
  let id = step(dialog, 'ID document');
  await id.getByRole('button', { name: 'Upload ID' }).click();
  const file = id.getByLabel('File of your ID document');
  await file.setInputFiles({ name: 'id.txt', mimeType: 'text/plain', buffer: Buffer.from('It is me') });
  await expectNotice(page, 'Upload Failed', 'Please choose a JPEG, PNG or WebP picture or a PDF');
  const tooLarge = Buffer.alloc(10 * 1024 * 1024 + 1);
  await file.setInputFiles({ name: 'id.png', mimeType: 'image/png', buffer: tooLarge });
  await expectNotice(page, 'Upload Failed', 'Please choose a file of at most 10 MB');

  await file.setInputFiles({ name: 'id.png', mimeType: 'image/png', buffer: await aPicture(900, 600) });
  await expect(id.getByRole('img', { name: 'Preview of id.png' })).toHaveJSProperty('naturalWidth', 900);
  await expectNoVisualFlaws(page, 'an ID about to be sent');
  await id.getByRole('button', { name: 'Send for review' }).click();
  await expect(notice(page)).toContainText('Sent for review');
  await expect(id).toContainText(/In review. You'll hear by \w{3}, \w{3} \d+/);

  dialog = await openTrust(page);
  id = step(dialog, 'ID document');
  await expect(id).toContainText('In review');
  await expectNoVisualFlaws(page, 'an ID in review');
  await id.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(notice(page)).toContainText('Withdrawn');
  await expect(id.getByRole('button', { name: 'Upload ID' })).toBeVisible();
});

test('a file that is not a real picture is detected by the server', async ({
  town,
  openBrowser,
  forgive,
}) => {
  forgive(/status of 415/);
  const page = await openBrowser({ as: await town.member() });
  const id = step(await openTrust(page), 'ID document');
  await id.getByRole('button', { name: 'Upload ID' }).click();
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await id
    .getByLabel('File of your ID document')
    .setInputFiles({ name: 'id.png', mimeType: 'image/png', buffer });
  await id.getByRole('button', { name: 'Send for review' }).click();
  await expectNotice(page, 'Upload Failed', 'Please choose a JPEG, PNG or WebP picture or a PDF');
  await expect(id.getByRole('button', { name: 'Send for review' })).toBeVisible();
});

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
