import type { Page } from '@playwright/test';
import { expect } from './test.js';

/** Types and sends a message in the open chat, once the composer is enabled. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Message', { exact: true });
  await field.fill(text);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  await field.press('Enter');
}
