import type { Locator } from '@playwright/test';
import { LANGUAGES } from '../../src/domain/shared/language.js';
import { openStaffSession } from '../support/browser/console.js';
import { KeyboardOnly } from '../support/browser/keyboard-only.js';
import { ADMIN } from '../support/browser/first-admin.js';
import { expectNoVisualFlaws, TWO_LOOKS, WIDTHS } from '../support/browser/visual-checks.js';
import { expect, test } from '../support/browser/test.js';

const AT = '2026-11-24T10:30:00.000Z';
const PERSON = { id: 7, name: 'Wolfeschlegelsteinhausenbergerdorff' };
const APPEAL = {
  id: 5,
  status: 'open',
  step: 'later_priority',
  kind: 'late_cancellation',
  about: PERSON,
  date: '2026-11-21',
  takenAt: AT,
  until: '2027-01-20T10:30:00.000Z',
  appealedAt: AT,
  dueAt: '2026-11-27T10:30:00.000Z',
  note: `My train stood still for two hours. ${'averyveryverylongword'.repeat(6)}`,
  answer: null,
  answeredAt: null,
  answeredBy: null,
};

test('an appeal has no visual flaws in any language, by keyboard alone', async ({ openBrowser }) => {
  const page = await openStaffSession(openBrowser, ADMIN);
  await page.route('**/api/admin/appeals/5', (route) => route.fulfill({ json: APPEAL }));
  const keys = new KeyboardOnly(page);
  for (const language of LANGUAGES) {
    // The order of the controls is the same in each language.
    const press = (key: string, target: Locator) =>
      language === 'en' ? keys.press(key, target) : target.press(key);
    const looks = language === 'en' ? TWO_LOOKS : WIDTHS;
    await page.addInitScript(
      (chosen) => localStorage.setItem('tablemates.console.language', chosen),
      language,
    );
    await page.goto('/admin/appeals/5/show');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByText(APPEAL.note)).toBeVisible();
    await expectNoVisualFlaws(page, `an appeal, ${language}`, { looks });
    await press('Enter', page.getByRole('main').getByRole('button').last());
    const dialog = page.getByRole('dialog');
    await press('Space', dialog.getByRole('radio').last());
    await press('Enter', dialog.getByRole('button').last());
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await expectNoVisualFlaws(page, `an answer that lacks its text, ${language}`, { looks });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
