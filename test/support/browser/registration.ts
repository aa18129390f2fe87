import { expect, type Page } from '@playwright/test';

/** The input of a registration. */
interface Newcomer {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Fills in and submits the open registration form. */
export async function createAccount(page: Page, who: Newcomer, firstName = 'Nora'): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Lind');
  await page.getByLabel('Username', { exact: true }).fill(who.username);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByLabel('Confirm password').fill(who.password);
  await page.getByLabel('Month').selectOption('May');
  await page.getByRole('button', { name: 'Create Account' }).click();
}

export async function signIn(page: Page, usernameOrEmail: string, password: string): Promise<void> {
  await page.getByLabel('Username or email').fill(usernameOrEmail);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const ANSWERS = [
  ['Favorite topic?', 'Food'],
  ['Music genre?', 'Indie'],
  ['Your vibe?', 'Chill'],
] as const;

/** Answers the three questions, starting with the first on the screen. */
export async function answerSurvey(page: Page): Promise<void> {
  for (const [index, [question, answer]] of ANSWERS.entries()) {
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    await expect(page.getByText(`Question ${index + 1} of 3`)).toBeVisible();
    await expect(page.getByText(['33%', '67%', '100%'][index]!)).toBeVisible();
    await page.getByLabel(answer).check();
    await page.getByRole('button', { name: index === 2 ? 'Complete Survey' : 'Next' }).click();
  }
}
