import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../src/infrastructure/demo/demo-users.js';
import type { BuiltProduct } from '../test/support/browser/built-product.js';
import { signIn } from '../test/support/browser/registration.js';
import type { APerson } from '../test/support/http/a-person.js';

export async function demoUser(product: BuiltProduct, usernameOrEmail: string): Promise<APerson> {
  const person = product.person();
  await person.expect('POST', '/api/auth/login', 200, { usernameOrEmail, password: DEMO_PASSWORD });
  return person;
}

export const usernameOf = (firstName: string): string => `demo-${firstName.toLowerCase()}`;

/** @returns the username that the demo prints for this state */
export function usernameWhere(product: BuiltProduct, what: string): string {
  const line = product.announced.find((line) => line.includes(what));
  if (!line) throw new Error(`The demo announces nobody who ${what}`);
  return line.trim().split(' ')[0]!;
}

/** Opens the app in a new browser context: signed in, or the landing page without a user. */
export async function open(
  browser: Browser,
  product: BuiltProduct,
  options: object,
  as?: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, colorScheme: 'light', ...options });
  const page = await context.newPage();
  await page.goto(as ? '/auth' : '/');
  if (as) {
    await signIn(page, as, DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Edit profile' }).waitFor();
  }
  return page;
}
