import { ADMIN } from '../support/browser/first-admin.js';
import { heading, openStaffSession } from '../support/browser/console.js';
import { button } from '../support/browser/moderators.js';
import { followPath } from '../support/browser/follow-path.js';
import { expectNoFlawsInState, expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { totpCode } from '../support/http/totp-code.js';
import { expect, test } from '../support/browser/test.js';

test('a new admin gets the setup of the required second factor on every path, then names the community and writes its house rules, and a visitor sees both', async ({
  openBrowser,
}) => {
  const desk = await openStaffSession(openBrowser, ADMIN);
  await desk.goto('/admin/users/1');
  await expect(heading(desk, 'Account')).toBeVisible();
  for (const path of ['', '/verifications']) {
    await followPath(desk, `/admin${path}`);
    await expect(desk).toHaveURL('/admin/account');
    await expect(heading(desk, 'Account')).toBeVisible();
  }
  await expect(desk.getByText('You can use the console once your account has a second factor')).toBeVisible();
  await expect(desk.getByRole('navigation')).toHaveCount(0);
  await expectNoVisualFlaws(desk, 'the account without a second factor');

  await desk.getByLabel('Your password').fill(ADMIN.password);
  await button(desk, 'Set up').click();
  const secret = (await desk.locator('code').innerText()).replace(/\s/g, '');
  await desk.getByRole('textbox', { name: 'Code', exact: true }).fill(totpCode(secret));
  await button(desk, 'Turn on').click();
  await expect(desk.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await button(desk, "I've saved them").click();
  await expect(desk.getByText('10 recovery codes left')).toBeVisible();
  await desk.getByRole('navigation').getByRole('link', { name: 'Today' }).click();
  await expect(heading(desk, 'Today')).toBeVisible();

  await desk.getByRole('link', { name: 'Settings' }).click();
  await desk.getByRole('link', { name: 'Community' }).click();
  await desk.getByLabel('Name of the app').fill('Meetups at Uni X');
  await desk.getByLabel('Another way to reach you').fill('Room 12, Monday to Friday');
  await desk
    .getByRole('textbox', { name: 'House rules' })
    .fill('Be on time, or tell your table.\nAsk before you take a picture.');
  await expect(desk.getByRole('region', { name: 'What members see' }).getByText('Room 12')).toBeVisible();
  await expectNoVisualFlaws(desk, 'the page of the community');
  await button(desk, 'Save').click();
  await expect(desk.getByText('Saved. Members see it within seconds.')).toBeVisible();

  const visitor = await openBrowser();
  await visitor.goto('/terms');
  await expect(visitor).toHaveTitle('Terms of Service · Meetups at Uni X');
  await expect(visitor.getByText('Ask before you take a picture.')).toBeVisible();
  await expect(visitor.getByText('Room 12, Monday to Friday')).toBeVisible();
  await expectNoFlawsInState(visitor, 'the terms with house rules');
});
