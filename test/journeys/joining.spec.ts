import type { Page } from '@playwright/test';
import type { BuiltProduct } from '../support/browser/built-product.js';
import { openConsole } from '../support/browser/console.js';
import { ADMIN } from '../support/browser/first-admin.js';
import { button } from '../support/browser/moderators.js';
import { createAccount, type Newcomer } from '../support/browser/registration.js';
import { expect, test } from '../support/browser/test.js';
import { expectNoFlawsInState, expectNoVisualFlaws } from '../support/browser/visual-checks.js';

// A product of its own, because the policy holds for everyone who signs up.
test.use({ settings: { EMAIL_DOMAINS: 'example.org' } });

async function choose(desk: Page, policy: string): Promise<void> {
  await desk.goto('/admin/registration');
  await desk.getByRole('radio', { name: policy }).check();
  await button(desk, 'Save').click();
  await expect(desk.getByText('Saved. It holds for every sign-up from now on.')).toBeVisible();
}

const whoIs = (username: string): Newcomer => ({
  username,
  email: `${username}@example.org`,
  password: 'correct horse',
});

async function signUp(page: Page, username: string, { codeFor }: BuiltProduct): Promise<void> {
  const who = whoIs(username);
  await createAccount(page, who);
  await page.getByLabel('Verification code').fill(await codeFor(who.email));
}

test('an invited person joins by the link, which then is used up', async ({ openBrowser, product }) => {
  const desk = await openConsole(openBrowser, ADMIN, '/registration');
  await choose(desk, 'Whoever has an invitation');
  await expectNoVisualFlaws(desk, 'who may join in the console');
  await desk.goto('/admin/invitations');
  await button(desk, 'New invitation').first().click();
  await desk.getByRole('textbox', { name: 'For whom' }).fill('the chess club');
  await desk.getByRole('spinbutton', { name: 'How many people may join with it' }).fill('1');
  await button(desk, 'Make the link').click();
  // The browsers of stories open the product at another port than the address of its settings.
  const { pathname, hash } = new URL(await desk.getByRole('textbox', { name: 'Link' }).inputValue());
  const link = pathname + hash;
  await button(desk, 'Done').click();

  const guest = await openBrowser();
  await guest.goto(link);
  await expect(guest.getByText("You're invited. Welcome!")).toBeVisible();
  await expect(guest).toHaveURL(/\/auth$/);
  await expectNoVisualFlaws(guest, 'signing up by invitation');
  await signUp(guest, 'grace', product);
  await expect(guest.getByText('Question 1 of 3')).toBeVisible();

  await desk.reload();
  await expect(desk.getByText('the chess club')).toBeVisible();
  await expect(desk.getByText('Used up')).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Nora Lind' })).toBeVisible();
  await expectNoVisualFlaws(desk, 'the invitations');
  const late = await openBrowser();
  await late.goto(link);
  await expect(late.getByText(/You need an invitation to join/)).toBeVisible();
  await expectNoFlawsInState(late, 'without an invitation');
});
