import { expect, type Locator, type Page } from '@playwright/test';
import { dateLabel } from '../../../src/domain/shared/saturday.js';
import { aSaturday } from '../http/a-table.js';

/** Formats the first Saturday of a request, or one of the following weeks, as the screens do. */
export const saturdayOnScreen = (weeks = 0): string => dateLabel(aSaturday(weeks), 'en-US');

/** Opens the request dialog with this card of the home screen, and fills in the rest. */
export async function fillInRequest(
  page: Page,
  card: 'Cafe Group' | 'Restaurant Group',
  { weeks = 0, time = '1:00 PM (Lunch)' } = {},
): Promise<Locator> {
  await page.getByRole('button', { name: card }).click();
  const dialog = page.getByRole('dialog', { name: 'Find a table' });
  await dialog.getByLabel(saturdayOnScreen(weeks), { exact: true }).check();
  await dialog.getByLabel(time).check();
  return dialog;
}

export async function askForTable(...asked: Parameters<typeof fillInRequest>): Promise<void> {
  const dialog = await fillInRequest(...asked);
  await expect(dialog.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
}
