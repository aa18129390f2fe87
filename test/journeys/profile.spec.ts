import sharp from 'sharp';
import { expectNotice, notice } from '../support/browser/toasts.js';
import { expect, test } from '../support/browser/test.js';

test('a user adds a picture, a bio and interests, and a file that cannot be a picture is rejected before the upload', async ({
  town,
  openBrowser,
}) => {
  const ada = await town.member();
  const page = await openBrowser({ as: ada });
  await page.goto('/');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const input = page.getByLabel('Profile picture');
  await input.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
  await expectNotice(page, 'Invalid file type', 'Please select an image file (PNG, JPG, etc.)');
  const tooLarge = Buffer.alloc(2 * 1024 * 1024);
  await input.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: tooLarge });
  await expectNotice(page, 'File too large', 'Please select an image smaller than 2MB');
  await notice(page).getByRole('button', { name: 'Close notification' }).click();
  await expect(notice(page)).toBeHidden();

  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await test.step('a large photo is shrunk', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const photo = await sharp({
      create: { width: 2400, height: 1800, channels: 3, background: '#000', noise },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(photo.length).toBeGreaterThan(2 * 1024 * 1024);
    await input.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(dialog.getByRole('group', { name: /The part people will see/ })).toBeVisible();
  });

  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b3432b' } })
    .jpeg()
    .toBuffer();
  await input.setInputFiles({ name: 'ada.jpg', mimeType: 'image/jpeg', buffer });
  const seen = dialog.getByRole('region', { name: 'What others see' });
  await expect(seen.locator('img')).toHaveJSProperty('naturalWidth', 900);
  await dialog.getByLabel('Bio').fill(` ${'é'.repeat(210)}`);
  await expect(dialog.getByText('200/200')).toBeVisible();
  await dialog.getByLabel('Bio').fill('  Bakes on Sundays.  ');
  await expect(dialog.getByText('21/200')).toBeVisible();
  await dialog.getByRole('button', { name: 'Reading' }).click();
  await dialog.getByLabel('Other interests').fill('maps');
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(notice(page)).toContainText('Profile Updated!');
  await expect(dialog).toBeHidden();
  const picture = page.getByRole('button', { name: 'Edit profile' }).locator('img');
  await expect(picture).toHaveAttribute('src', /^\//);
  await expect(picture).toHaveJSProperty('naturalWidth', 512);
  expect((await ada.get('/api/user')).body).toMatchObject({
    bio: 'Bakes on Sundays.',
    interests: ['reading', 'maps'],
  });

  await test.step('a drawing takes the place of the photo', async () => {
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await dialog.getByText('No photo? Choose a drawing').click();
    await dialog.getByRole('radio', { name: 'A fox' }).check();
    await expect(seen.locator('img').first()).toHaveAttribute('src', '/drawings/fox.svg');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(picture).toHaveAttribute('src', '/drawings/fox.svg');
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  });
});

test('a user who denies the position searches for a town, and one who grants it later gets the place of the browser', async ({
  town,
  openBrowser,
}) => {
  const ada = await town.member();
  const page = await openBrowser({ as: ada, permissions: [] });
  await page.goto('/');
  await page.getByRole('button', { name: 'Add your location' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set Your Location' });
  const useCurrent = dialog.getByRole('button', { name: 'Use Current Location' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'Address Required', 'Please enter your address.');
  await useCurrent.click();
  await expectNotice(
    page,
    'Location Access Denied',
    'Please allow location access or enter your address manually.',
  );
  await expect(useCurrent).toBeEnabled();
  await dialog.getByRole('combobox').pressSequentially('Bosto');
  await dialog.getByRole('option', { name: /^Boston, Massachusetts/ }).click();
  await expect(dialog.getByRole('combobox')).toHaveValue(/^Boston/);
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(notice(page)).toContainText('Location Updated');
  const card = page.getByRole('region', { name: 'Your location' });
  await expect(card).toContainText('Boston, Massachusetts');
  expect((await ada.get('/api/user')).body).toMatchObject({ latitude: 42.33, longitude: -71.07 });

  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 41.88, longitude: -87.63 });
  await card.getByRole('button', { name: 'Change' }).click();
  await useCurrent.click();
  await expect(dialog.getByRole('combobox')).toHaveValue(/^Chicago/);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Chicago');
});
