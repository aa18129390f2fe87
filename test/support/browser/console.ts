import { expect, type Page } from '@playwright/test';
import type { APerson } from '../http/a-person.js';
import type { BuiltProduct } from './built-product.js';
import { expectGoodLooks } from './looks.js';
import type { OpenBrowser } from './test.js';

const DESK = { width: 1280, height: 900 };

interface Colleague {
  readonly email: string;
  readonly password: string;
}

/** A browser with a staff session and no page on the screen yet. */
export async function consoleOf(
  openBrowser: OpenBrowser,
  { email, password }: Colleague,
  options: { overLine?: boolean } = {},
): Promise<Page> {
  const page = await openBrowser({ viewport: DESK, ...options });
  const answer = await page.request.post('/api/admin/session', { data: { email, password } });
  expect(answer.status()).toBe(200);
  return page;
}

/** A browser with a staff session and the console open, with a clock that the story can move on. */
export async function openConsole(
  openBrowser: OpenBrowser,
  who: Colleague,
  path: string,
  options: { overLine?: boolean } = {},
): Promise<Page> {
  const page = await consoleOf(openBrowser, who, options);
  await page.clock.install();
  await page.goto(`/admin${path}`);
  return page;
}

/** Opens pages of the console one after another and looks at each, once all of it is there. */
export async function expectGoodPages(
  page: Page,
  pages: ReadonlyArray<readonly [path: string, heading: string]>,
): Promise<void> {
  for (const [path, name] of pages) {
    await page.goto(`/admin${path}`);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expectGoodLooks(page, path);
  }
}

/** Somebody new whom the first admin has made a moderator; they have not opened the console yet. */
export async function aModerator(
  product: BuiltProduct,
  admin: Colleague,
  fields: Record<string, unknown> = {},
): Promise<APerson> {
  const moderator = await product.person().signUp({ firstName: 'Grace', lastName: 'Hopper', ...fields });
  const { email, password } = admin;
  const desk = product.person();
  await desk.expect('POST', '/api/admin/session', 200, { email, password });
  await desk.expect('POST', `/api/admin/users/${moderator.id}/role`, 200, { role: 'moderator' });
  return moderator;
}
