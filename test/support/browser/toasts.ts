import { expect, type Locator, type Page } from '@playwright/test';

/** The visible toast. */
export const notice = (page: Page): Locator => page.locator('#notifications').getByRole('listitem');

/** Expects a toast with this title and text. */
export async function expectNotice(page: Page, title: string, text: string): Promise<void> {
  await expect(notice(page)).toContainText(title);
  await expect(notice(page)).toContainText(text);
}
