import { openStaffSession } from '../support/browser/console.js';
import { button } from '../support/browser/moderators.js';
import { ADMIN } from '../support/browser/first-admin.js';
import { ProductCalendar } from '../support/browser/product-calendar.js';
import { expect } from '../support/browser/test.js';
import { test } from '../support/browser/services.js';
import { inboxOf } from '../support/http/inbox.js';
import { expectNoFlawsInState, expectNoVisualFlaws } from '../support/browser/visual-checks.js';

/** The cumulative layout shift of the page, which is told in the task after the observer's. */
const LAYOUT_SHIFT = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (sum += value)))
    .observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => setTimeout(() => resolve(sum)));
})`;

test('an admin writes to all members, sees the mail, and sends it; a member reads the banner and hides it', async ({
  town,
  product,
  openBrowser,
}) => {
  const ada = await town.member();
  const desk = await openStaffSession(openBrowser, ADMIN);
  await desk.goto('/admin/announcements');
  await expect(desk.getByText('No announcements yet')).toBeVisible();
  await desk.getByRole('link', { name: 'New announcement' }).first().click();
  await desk.getByRole('textbox', { name: 'Subject' }).fill('A picnic on Saturday');
  await desk
    .getByRole('textbox', { name: 'Text' })
    .fill('**Bring a blanket** and see [the way](https://example.org/way).\n\n<b>Rain or shine.</b>');
  await expect(desk.getByRole('region', { name: 'Banner' }).getByText('the way')).toBeVisible();
  await expectNoVisualFlaws(desk, 'the form of an announcement');
  await button(desk, 'Save draft').click();
  const mail = desk.frameLocator('iframe');
  await expect(mail.getByText('Bring a blanket')).toHaveCSS('font-weight', '700');
  await expect(mail.getByText('<b>Rain or shine.</b>')).toBeVisible();
  await expectNoFlawsInState(desk, 'a draft with its mail');
  await desk.getByRole('button', { name: /^Send to \d+ members$/ }).click();
  await expectNoVisualFlaws(desk, 'sending an announcement');
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^Send to/ })
    .click();
  await expect(button(desk, 'Stop sending')).toBeVisible();
  await new ProductCalendar(product).run('send-announcements');
  await expect
    .poll(async () => (await inboxOf(product.url).mailsTo(ada.email)).map(({ subject }) => subject))
    .toEqual(['A picnic on Saturday']);

  const page = await openBrowser({ as: ada });
  await page.goto('/');
  const banner = page.getByRole('complementary', { name: 'Announcement' });
  await expect(banner).toBeVisible();
  // A banner that appeared after the page would move what is about to be tapped.
  expect(await page.evaluate<number>(LAYOUT_SHIFT)).toBeLessThan(0.01);
  await banner.getByText('A picnic on Saturday').click();
  await expect(banner.getByRole('link', { name: 'the way' })).toHaveAttribute(
    'href',
    'https://example.org/way',
  );
  await expectNoVisualFlaws(page, 'home with an announcement');
  await banner.getByRole('button', { name: 'Hide this announcement' }).click();
  await expect(banner).toHaveCount(0);
  const asked = page.waitForResponse('**/api/announcement');
  await page.reload();
  await asked;
  await expect(page.getByRole('link', { name: 'View All' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});
