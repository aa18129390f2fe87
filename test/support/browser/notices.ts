import { expect, type Locator, type Page } from '@playwright/test';

/** The one notification on the screen. */
export const notice = (page: Page): Locator => page.locator('#notifications').getByRole('listitem');

/** A notification with this title and this text is on the screen. */
export async function expectNotice(page: Page, title: string, text: string): Promise<void> {
  await expect(notice(page)).toContainText(title);
  await expect(notice(page)).toContainText(text);
}
