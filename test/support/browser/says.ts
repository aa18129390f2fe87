import type { Page } from '@playwright/test';
import { expect } from './test.js';

/** Writes into the open chat with the keyboard, once it takes messages. */
export async function says(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Message', { exact: true });
  await field.fill(text);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  await field.press('Enter');
}
