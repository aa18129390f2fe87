import { createAccount, signIn } from '../support/browser/coming-in.js';
import { expectNotice, notice } from '../support/browser/notices.js';
import { answer, answerWithoutAWord } from '../support/browser/refusing.js';
import { expect, test } from '../support/browser/test.js';

const SERVER_FAULTS = /status of 5\d\d/;

test('a refusal is told in the words of the answer, in whatever form they come, and never as a code', async ({
  page,
  forgive,
}) => {
  forgive(SERVER_FAULTS);
  await page.goto('/auth');
  for (const [given, told] of [
    [{ status: 400, json: { message: 'Said aloud', error: 'Muttered', code: 'e_17' } }, 'Said aloud'],
    [{ status: 400, json: { error: 'Muttered', code: 'e_17' } }, 'Muttered'],
    [{ status: 500, json: { code: 'e_17' } }, 'Internal Server Error'],
    [{ status: 500, json: null }, 'Internal Server Error'],
    [{ status: 502, body: 'The kitchen is closed' }, 'The kitchen is closed'],
    [{ status: 503, body: '' }, 'Service Unavailable'],
  ] as const) {
    await answer(page, 'POST', '/api/auth/login', given);
    await signIn(page, 'ada', 'correct horse');
    await expectNotice(page, 'Login failed', told);
    await expect(page.getByRole('tabpanel').getByText(told, { exact: true })).toBeVisible();
    await expect(page.getByText('e_17')).toHaveCount(0);
    await expect(page.getByText('Muttered')).toHaveCount(told === 'Muttered' ? 2 : 0);
  }
});

test('where nothing at all was said, one is asked to try again', async ({ page }) => {
  await answerWithoutAWord(page, 'POST', '/api/auth/login');
  await page.goto('/auth');
  await signIn(page, 'ada', 'correct horse');
  await expectNotice(page, 'Login failed', 'Please try again.');
});

test('a registration that is refused is told with its reason, and everything typed stays', async ({
  page,
  town,
  product,
}) => {
  const ada = await town.member();
  const nora = product.person();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await createAccount(page, { username: ada.username, email: nora.email, password: nora.password });
  await expectNotice(page, 'Registration failed', 'This username is taken. Please choose another one');
  await expect(page.getByLabel('Email')).toHaveValue(nora.email);
  await createAccount(page, nora);
  await expectNotice(page, 'Registration started', 'Check your email for verification code');
});

test('a code that cannot be sent is told with the reason', async ({ page, product, forgive }) => {
  forgive(SERVER_FAULTS);
  await page.clock.install();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await createAccount(page, product.person());
  await expect(page.getByLabel('Verification code')).toBeVisible();
  await answer(page, 'POST', '/api/auth/resend-verification', {
    status: 503,
    json: { message: 'The post is on strike' },
  });
  await page.clock.runFor(60_000);
  await page.getByRole('button', { name: 'Resend', exact: true }).click();
  await expectNotice(page, 'Failed to send code', 'The post is on strike');
  await expect(page.getByRole('button', { name: 'Resend', exact: true })).toBeEnabled();
});

test('a reset that cannot be asked for is told with the reason', async ({ page }) => {
  await answer(page, 'POST', '/api/auth/forgot-password', {
    status: 429,
    json: { message: 'Please wait a minute' },
  });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await expectNotice(page, 'Request failed', 'Please wait a minute');
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
});

test('whoever cannot log out is told why, stays, and can try again', async ({
  town,
  openBrowser,
  forgive,
}) => {
  const page = await openBrowser({ as: await town.member() });
  forgive(SERVER_FAULTS);
  await answer(page, 'POST', '/api/logout', { status: 503, json: { message: 'The door is jammed' } });
  await page.goto('/');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expectNotice(page, 'Logout failed', 'The door is jammed');
  await expect(page.getByRole('heading', { name: 'Hi, Ada!' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(notice(page)).toContainText('Logged out');
});
