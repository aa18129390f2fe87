import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../src/infrastructure/demo/demo-users.js';
import type { BuiltProduct } from '../test/support/browser/built-product.js';
import { totpCode } from '../test/support/http/totp-code.js';
import { DESKTOP, PHONE, takeScreenshot } from './take-screenshot.js';

const MODERATOR = 'demo-robin@example.org';

/** The console of a moderator with a second factor, so that no reminder is shown. */
async function openConsole(browser: Browser, product: BuiltProduct): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, colorScheme: 'light', ...DESKTOP });
  const page = await context.newPage();
  const post = async (path: string, data: object): Promise<unknown> => {
    const answer = await page.request.post(`/api/admin/session${path}`, { data });
    if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  await post('', { email: MODERATOR, password: DEMO_PASSWORD });
  const begun = await post('/second-factor', { password: DEMO_PASSWORD });
  await post('/second-factor/confirm', { totp: totpCode((begun as { secret: string }).secret) });
  return page;
}

/** The same session on a phone with touch input. */
async function onAPhone(browser: Browser, page: Page): Promise<Page> {
  const storageState = await page.context().storageState();
  const [baseURL, hasTouch, isMobile] = [new URL(page.url()).origin, true, true];
  const context = await browser.newContext({ baseURL, storageState, hasTouch, isMobile, ...PHONE });
  return context.newPage();
}

/** Takes the screenshots of the console: the review queue, an ID under review and, on a phone, a report. */
export async function screenshotConsole(browser: Browser, product: BuiltProduct): Promise<void> {
  const page = await openConsole(browser, product);
  await page.goto('/admin/work');
  await page
    .getByRole('link', { name: /^Photo: / })
    .first()
    .waitFor();
  await takeScreenshot(page, 'console-queue-desktop');

  const phone = await onAPhone(browser, page);
  await phone.goto('/admin/work');
  const reported = phone.getByRole('listitem').filter({ hasText: 'Someone may not be safe' });
  await reported.getByRole('button', { name: 'Claim', exact: true }).click();
  await phone.getByRole('heading', { name: 'Conversation' }).waitFor();
  await takeScreenshot(phone, 'console-report-phone');
}
