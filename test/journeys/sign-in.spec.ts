import { mockHost } from '../support/browser/page-observer.js';
import { answerSurvey, signIn } from '../support/browser/registration.js';
import { expectNotice, notice } from '../support/browser/toasts.js';
import { expect } from '../support/browser/test.js';
import { test } from '../support/browser/services.js';

test('a user links a provider to their account by its password once, and signs in with it from then on', async ({
  town,
  openBrowser,
  issuer,
}) => {
  const ada = await town.member();
  issuer.claims = { sub: ada.username, email: ada.email, email_verified: true };
  // The redirect back from the provider leads to the public URL, which is the one through the proxy.
  const page = await openBrowser({ overLine: true });
  await mockHost(page.context(), issuer.url, (route) => route.continue());
  const continueWithProvider = page.getByRole('link', { name: 'Continue with single sign-on' });
  await page.goto('/auth?returnTo=/browse');
  await continueWithProvider.click();
  await expect(page.getByRole('heading', { name: "You're already here" })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Link and Sign In' }).click();
  await expectNotice(page, 'Not linked', "That's not your password");
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Link and Sign In' }).click();
  await expect(page).toHaveURL('/browse');
  // Ends requests whose responses would renew the session cookie.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/auth?returnTo=/matches');
  await continueWithProvider.click();
  await expect(page).toHaveURL('/matches');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a member who joined with a provider deletes the account with a code by email', async ({
  openBrowser,
  issuer,
  product,
}) => {
  const email = 'grace@example.org';
  issuer.claims = { sub: 'grace', email, email_verified: true, given_name: 'Grace', family_name: 'Hopper' };
  const page = await openBrowser({ overLine: true });
  await mockHost(page.context(), issuer.url, (route) => route.continue());
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Continue with single sign-on' }).click();
  await page.getByLabel('Month').selectOption('May');
  await page.getByLabel('I confirm that I am 18 or older').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await answerSurvey(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await dialog.getByRole('button', { name: 'Email me a code' }).click();
  await expect(dialog.getByText('We sent you a 6-digit code.')).toBeVisible();
  await dialog.getByLabel('Verification code').fill(await product.codeFor(email));
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expectNotice(page, 'Your account is deleted', "You're welcome back any time.");
});

test('a user resets a forgotten password with a code and signs in, and the error about the old password stays until then', async ({
  page,
  town,
  product,
}) => {
  const ada = await town.member();
  await page.clock.install();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(ada.email);
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await expectNotice(
    page,
    'Reset code sent',
    'Check your email (including spam folder) for the 6-digit reset code',
  );

  const code = await product.codeFor(ada.email, ada.lastEmailCode);
  await page.getByLabel('Reset code').fill(code === '000000' ? '111111' : '000000');
  await page.getByLabel('New password').fill('a better one');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectNotice(page, 'Reset failed', 'This code is wrong or no longer valid.');
  await page.getByLabel('Reset code').fill(code);
  await expectNotice(page, 'Password reset', 'Your password has been reset. Please log in.');

  await signIn(page, ada.username, ada.password);
  const sentence = 'Wrong username, email or password';
  await expectNotice(page, 'Login failed', sentence);
  await page.clock.runFor(60_000);
  await expect(notice(page)).toBeVisible();
  await signIn(page, ada.email.toUpperCase(), 'a better one');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Hi, Ada!' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});
