import type { Page } from '@playwright/test';
import { openConsole } from '../support/browser/console.js';
import { ADMIN } from '../support/browser/first-admin.js';
import { followPath } from '../support/browser/follow-path.js';
import { button } from '../support/browser/moderators.js';
import { createAccount } from '../support/browser/registration.js';
import { expect, test } from '../support/browser/test.js';
import { expectNoFlawsInState, expectNoVisualFlaws } from '../support/browser/visual-checks.js';

async function choose(desk: Page, policy: string): Promise<void> {
  await desk.getByRole('radio', { name: policy }).check();
  await button(desk, 'Save').click();
  await expect(desk.getByText('Saved. It holds for every sign-up from now on.')).toBeVisible();
}

test('an invited person joins by the link, which then is used up', async ({ openBrowser, product }) => {
  const desk = await openConsole(openBrowser, ADMIN, '/registration');
  await choose(desk, 'Whoever has an invitation');
  await expectNoVisualFlaws(desk, 'who may join in the console');
  await followPath(desk, '/admin/invitations');
  await button(desk, 'New invitation').first().click();
  await desk.getByRole('textbox', { name: 'For whom' }).fill('the chess club');
  await desk.getByRole('spinbutton', { name: 'How many people may join with it' }).fill('1');
  await button(desk, 'Make the link').click();
  // The browsers of stories open the product at another port than the address of its settings.
  const { pathname, hash } = new URL(await desk.getByRole('textbox', { name: 'Link' }).inputValue());
  const link = pathname + hash;
  await button(desk, 'Done').click();

  const [guest, nora] = [await openBrowser(), product.person()];
  await guest.goto(link);
  await expect(guest.getByText("You're invited. Welcome!")).toBeVisible();
  await expect(guest).toHaveURL(/\/auth$/);
  await expectNoVisualFlaws(guest, 'signing up by invitation');
  await createAccount(guest, nora);
  await guest.getByLabel('Verification code').fill(await product.codeFor(nora.email));
  await expect(guest.getByText('Question 1 of 3')).toBeVisible();

  await desk.reload();
  await expect(desk.getByText('the chess club')).toBeVisible();
  await expect(desk.getByText('Used up')).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Nora Lind' })).toBeVisible();
  await expectNoVisualFlaws(desk, 'the invitations');
  await guest.context().clearCookies();
  await guest.goto(link);
  await expect(guest.getByText(/You need an invitation to join/)).toBeVisible();
  await expectNoFlawsInState(guest, 'without an invitation');

  // The policy would hold for the other stories too.
  await followPath(desk, '/admin/registration');
  await choose(desk, 'Everyone');
});
