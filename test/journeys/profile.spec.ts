import sharp from 'sharp';
import { expectNoFlawsInState, expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { expectNotice, notice } from '../support/browser/toasts.js';
import { expect, test } from '../support/browser/test.js';

test('a user adds a picture, a bio and interests on screens without visual flaws, and a drawing takes the place of the picture', async ({
  town,
  openBrowser,
}) => {
  const ada = await town.member();
  const page = await openBrowser({ as: ada });
  await page.goto('/');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const input = page.getByLabel('Profile picture');
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
  await dialog.getByLabel('Bio').fill('  Bakes on Sundays.  ');
  await dialog.getByRole('button', { name: 'Reading' }).click();
  await dialog.getByLabel('Other interests').fill('maps');
  await expectNoVisualFlaws(page, 'editing the profile');
  await dialog.getByRole('button', { name: /^My table/ }).click();
  const myTable = page.getByRole('dialog', { name: 'My table' });
  await myTable.getByRole('button', { name: 'Vegan' }).click();
  await expectNoVisualFlaws(page, 'my table');
  await myTable.getByRole('button', { name: 'Done' }).click();
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

test('a user who denies the position searches for a town, and one who grants it later gets the place of the browser, on screens without visual flaws, also offline', async ({
  town,
  openBrowser,
  forgive,
}) => {
  const ada = await town.member();
  const page = await openBrowser({ as: ada, permissions: [] });
  await page.goto('/');
  await expect(page.getByText('Ready to Meet New People')).toBeVisible();
  await expectNoVisualFlaws(page, 'home');
  await page.getByRole('button', { name: 'Add your location' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set Your Location' });
  const useCurrent = dialog.getByRole('button', { name: 'Use Current Location' });
  await useCurrent.click();
  await expectNotice(
    page,
    'Location Access Denied',
    'Please allow location access or enter your address manually.',
  );
  await expect(useCurrent).toBeEnabled();
  await dialog.getByRole('combobox').pressSequentially('Bosto');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectNoFlawsInState(page, 'suggestions of places');
  await dialog.getByRole('option', { name: /^Boston, Massachusetts/ }).click();
  await expect(dialog.getByRole('combobox')).toHaveValue(/^Boston/);
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(notice(page)).toContainText('Location Updated');
  await expectNoFlawsInState(page, 'home, with a location and a success');
  forgive(/net::ERR_|WebSocket connection to/);
  await page.context().setOffline(true);
  await expect(page.locator('#top-bar')).toContainText("You're offline.");
  await expectNoFlawsInState(page, 'home without a network');
  await page.context().setOffline(false);
  await expect(page.locator('#top-bar')).toContainText("You're back online.");
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
