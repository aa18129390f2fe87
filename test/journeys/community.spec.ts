import { openStaffSession } from '../support/browser/console.js';
import { expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { expect, test } from '../support/browser/test.js';

const ADMIN = { email: 'admin@tablemates.test', password: 'keeps the peace' };

test.use({ settings: { BOOTSTRAP_ADMIN: `${ADMIN.email}:${ADMIN.password}` } });

test('an admin names the community and writes its house rules, and a visitor sees both', async ({
  openBrowser,
}) => {
  const desk = await openStaffSession(openBrowser, ADMIN);
  await desk.goto('/admin');
  await desk.getByRole('link', { name: 'Community' }).click();
  await desk.getByLabel('Name of the app').fill('Meetups at Uni X');
  await desk.getByLabel('Another way to reach you').fill('Room 12, Monday to Friday');
  await desk
    .getByRole('textbox', { name: 'House rules' })
    .fill('Be on time, or tell your table.\nAsk before you take a picture.');
  await expect(desk.getByRole('region', { name: 'What members see' }).getByText('Room 12')).toBeVisible();
  await expectNoVisualFlaws(desk, 'the page of the community');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Saved. Members see it within seconds.')).toBeVisible();

  const visitor = await openBrowser();
  await visitor.goto('/terms');
  await expect(visitor).toHaveTitle('Terms of Service · Meetups at Uni X');
  await expect(visitor.getByText('Ask before you take a picture.')).toBeVisible();
  await expect(visitor.getByText('Room 12, Monday to Friday')).toBeVisible();
  await expectNoVisualFlaws(visitor, 'the terms with house rules');
});
