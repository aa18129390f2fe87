import type { Locator } from '@playwright/test';
import { LANGUAGES } from '../../src/domain/shared/language.js';
import { openStaffSession } from '../support/browser/console.js';
import { followPath } from '../support/browser/follow-path.js';
import { KeyboardOnly } from '../support/browser/keyboard-only.js';
import { ADMIN } from '../support/browser/first-admin.js';
import { expectNoVisualFlaws, TWO_LOOKS, WIDTHS } from '../support/browser/visual-checks.js';
import { expect, test } from '../support/browser/test.js';

const NAMES = ['smallestTable', 'largestTable', 'extraMiles', 'repeatWeeks'];
const INPUT = {
  date: '2026-11-21',
  requests: 480,
  recorded: 512,
  settings: NAMES.map((name) => ({ name, current: 4, min: 0, max: 45 })),
};
const PLAN = {
  seated: 456,
  atMost: 478,
  waiting: 24,
  tables: 102,
  sizes: [3, 4, 5, 6].map((size) => ({ size, tables: 20 })),
  medianMiles: 12.5,
  ninthDecileMiles: 29.5,
  medianYears: 3,
  ninthDecileYears: 16,
  affinity: 3122,
  pairsAgain: 10,
};
const slot = { time: 'dinner', venueType: 'restaurant', requests: 240, skipped: null };
const RESULT = {
  date: INPUT.date,
  requests: INPUT.requests,
  recorded: INPUT.recorded,
  slots: [
    { ...slot, current: PLAN, proposed: { ...PLAN, seated: 478, waiting: 2, affinity: 2980 } },
    { ...slot, time: 'lunch', skipped: 'out_of_time', current: null, proposed: null },
  ],
};
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

const SHARE = { requests: 1240, percentSeated: 94, meanWait: 0.4 };
const CELLS = ['21–24', 'regular', '20_or_more', 'friends'];
const FAIRNESS = {
  quarters: ['2026-07-01', '2026-04-01'].map((from) => ({
    from,
    to: '2026-09-30',
    shares: {
      all: SHARE,
      dimensions: ['age', 'account', 'distance', 'company'].map((dimension, at) => ({
        dimension,
        cells: [
          { cell: CELLS[at], share: SHARE },
          { cell: 'unknown', share: null },
        ],
      })),
    },
  })),
};
const LEANS = ['id', 'opened', 'age', 'distance'].map((trait) => ({ trait, deviations: -3.1 }));
const BIASED = {
  ...{ date: INPUT.date, requests: 480, skipped: null, sums: [], done: 1 },
  verdict: { p: 0.02, isBiased: true, isOpen: true, leans: LEANS },
};

test('the filled what-if, the fairness audit and an appeal have no visual flaws in any language, by keyboard alone', async ({
  openBrowser,
}) => {
  const page = await openStaffSession(openBrowser, ADMIN);
  await page.route('**/api/admin/what-if', (route) =>
    route.fulfill({ json: route.request().method() === 'POST' ? RESULT : INPUT }),
  );
  await page.route('**/api/admin/fairness', (route) => route.fulfill({ json: FAIRNESS }));
  await page.route('**/api/admin/fairness/bias-test', (route) => route.fulfill({ json: BIASED }));
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
    await page.goto('/admin/what-if');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await press('Enter', page.getByRole('spinbutton').first());
    await expect(page.getByRole('table')).toBeVisible();
    await expectNoVisualFlaws(page, `the what-if, ${language}`, { looks });

    await followPath(page, '/admin/fairness');
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(2);
    await press('Enter', page.getByRole('main').locator('section').nth(1).getByRole('button'));
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(LEANS.length);
    await expectNoVisualFlaws(page, `the fairness audit, ${language}`, { looks });

    await followPath(page, '/admin/appeals/5/show');
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
