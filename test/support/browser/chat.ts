import { expect, type Locator, type Page } from '@playwright/test';

/** The messages of the open chat. */
export const log = (page: Page): Locator => page.getByRole('log');

/** Opens a chat, until its messages are shown and its socket is open. */
export async function openChat(page: Page, matchId: number): Promise<void> {
  await page.goto(`/chat/${matchId}`);
  await expect(log(page)).toContainText('Tablemates System');
  await expect(page.getByText('Reconnecting...')).toBeHidden();
}

/** Types and sends a message in the open chat, once the composer is enabled. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Message', { exact: true });
  await field.fill(text);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  await field.press('Enter');
}
