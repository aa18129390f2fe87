import sharp from 'sharp';
import { openConsole } from '../support/browser/console.js';
import { followPath } from '../support/browser/follow-path.js';
import { ADMIN } from '../support/browser/first-admin.js';
import { button } from '../support/browser/moderators.js';
import { expect, test } from '../support/browser/test.js';
import { expectNoFlawsInState, expectNoVisualFlaws } from '../support/browser/visual-checks.js';

const NAVY = 'rgb(26, 58, 143)';
const BUTTER = 'rgb(247, 201, 92)';

/** A dark logo on a transparent ground, which cannot be seen on a dark page. */
const aLogo = () =>
  sharp({
    create: { width: 1280, height: 240, channels: 4, background: { r: 20, g: 20, b: 60, alpha: 0.9 } },
  })
    .png()
    .toBuffer();

test('an admin chooses a palette and a logo, and visitors see both, light and dark', async ({
  openBrowser,
}) => {
  const desk = await openConsole(openBrowser, ADMIN, '/community');
  await desk.getByRole('radio', { name: 'Navy' }).check();
  await button(desk, 'Save palette').click();
  await expect(desk.getByText('The app has its new palette.')).toBeVisible();
  await desk
    .locator('input[type=file]')
    .setInputFiles({ name: 'crest.png', mimeType: 'image/png', buffer: await aLogo() });
  await expect(desk.getByRole('img', { name: 'Your logo' })).toHaveJSProperty('naturalWidth', 640);
  await expect(desk.getByRole('banner').getByRole('img', { name: 'Tablemates' })).toBeVisible();
  await expectNoVisualFlaws(desk, 'the community in the console');

  const visitor = await openBrowser();
  const logo = visitor.getByRole('img', { name: 'Tablemates' });
  await visitor.goto('/');
  await expect(logo).toHaveJSProperty('naturalWidth', 640);
  await expect(visitor.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#1a3a8f');
  await visitor.keyboard.press('Tab');
  await expect(visitor.getByRole('link', { name: 'Sign In' })).toHaveCSS('outline-color', BUTTER);
  await expectNoVisualFlaws(visitor, 'the landing page');
  await followPath(visitor, '/auth');
  await expect(button(visitor, 'Sign In')).toBeVisible();
  await expect(logo).toBeVisible();
  await visitor.emulateMedia({ colorScheme: 'light' });
  await expect(button(visitor, 'Sign In')).toHaveCSS('background-color', NAVY);
  await expectNoFlawsInState(visitor, 'signing in');

  await desk.getByRole('radio', { name: 'Tomato (original)' }).check();
  await button(desk, 'Save palette').click();
  await button(desk, 'Remove the logo').click();
  await button(desk.getByRole('dialog'), 'Remove the logo').click();
  await expect(desk.getByText('There is no logo of your own yet.')).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: 'Tablemates' })).toBeVisible();
  await expect(logo).toHaveCount(0);
});
