import type { Page } from '@playwright/test';
import { openStaffSession } from '../support/browser/console.js';
import { expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { totpCode } from '../support/http/totp-code.js';
import { expect, test } from '../support/browser/test.js';

const ADMIN = { email: 'admin@tablemates.test', password: 'keeps the peace' };

test.describe.configure({ mode: 'default' });
test.use({
  settings: { STAFF_SECOND_FACTOR: 'required', BOOTSTRAP_ADMIN: `${ADMIN.email}:${ADMIN.password}` },
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an admin without a required second factor gets its setup on every path, and the console after it', async ({
  openBrowser,
}) => {
  const page = await openStaffSession(openBrowser, ADMIN);
  for (const path of ['', '/verifications', '/users/1']) {
    await page.goto(`/admin${path}`);
    await expect(heading(page, 'Account')).toBeVisible();
  }
  await expect(page.getByText('You can use the console once your account has a second factor')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectNoVisualFlaws(page, 'the account without a second factor');

  await page.getByLabel('Your password').fill(ADMIN.password);
  await button(page, 'Set up').click();
  const secret = (await page.locator('code').innerText()).replace(/\s/g, '');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(totpCode(secret));
  await button(page, 'Turn on').click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await button(page, "I've saved them").click();

  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
});
