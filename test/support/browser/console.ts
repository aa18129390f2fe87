import { expect, type Locator, type Page } from '@playwright/test';
import type { APerson } from '../http/a-person.js';
import type { BuiltProduct } from './built-product.js';
import type { OpenBrowser } from './test.js';

/** The window of a desktop. */
export const DESK = { width: 1280, height: 900 };

/** The title of a page of the console. */
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

interface StaffCredentials {
  readonly email: string;
  readonly password: string;
}

/** A browser page with a staff session, before its first navigation. */
export async function openStaffSession(
  openBrowser: OpenBrowser,
  { email, password }: StaffCredentials,
  options: { overLine?: boolean; locale?: string } = {},
): Promise<Page> {
  const page = await openBrowser({ viewport: DESK, ...options });
  const answer = await page.request.post('/api/admin/session', { data: { email, password } });
  expect(answer.status()).toBe(200);
  return page;
}

/**
 * A browser page with a staff session and the console open. The clock is installed, so that the test can advance it.
 */
export async function openConsole(
  openBrowser: OpenBrowser,
  who: StaffCredentials,
  path: string,
  options: { overLine?: boolean } = {},
): Promise<Page> {
  const page = await openStaffSession(openBrowser, who, options);
  await page.clock.install();
  await page.goto(`/admin${path}`);
  return page;
}

/** A new user with the moderator role, without a staff session. */
export async function createModerator(product: BuiltProduct, admin: StaffCredentials): Promise<APerson> {
  const moderator = await product.person().signUp({ firstName: 'Grace', lastName: 'Hopper' });
  const { email, password } = admin;
  const desk = product.person();
  await desk.expect('POST', '/api/admin/session', 200, { email, password });
  await desk.expect('POST', `/api/admin/users/${moderator.id}/role`, 200, {
    role: 'moderator',
    password,
  });
  return moderator;
}
