import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Review, Verification } from '../../web-user/src/shared/api/types.js';
import { alterResponse, failAt, delayResponses } from '../support/browser/alter-response.js';
import { expectNoFlawsInState, expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { expectNotice } from '../support/browser/toasts.js';
import { expect, test } from '../support/browser/test.js';

const REJECTED: Review = {
  kind: 'id',
  status: 'rejected',
  submittedAt: '2026-11-16T15:00:00Z',
  dueAt: '2026-11-19T05:00:00Z',
  decidedAt: '2026-11-17T15:00:00Z',
  reason: 'mismatch',
  withdrawalCause: null,
  note: 'The year of birth differs.',
};

const STEPS = '**/api/user/verification';

/** Opens the dialog, which fetches the steps again. */
async function openTrust(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Trust verification/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Trust Verification' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function closeTrust(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Trust Verification' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

test('trust verification has no visual flaws from the first steps over reviews to the last, and when loading fails', async ({
  town,
  product,
  openBrowser,
  forgive,
}) => {
  const page = await openBrowser({ as: await town.member() });
  forgive(/status of (400|500)/);
  await failAt(page, STEPS);
  await page.goto('/');
  let dialog = await openTrust(page);
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectNoFlawsInState(page, 'steps that failed to load');

  await page.unrouteAll({ behavior: 'wait' });
  const release = await delayResponses(page, STEPS);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expectNoFlawsInState(page, 'the steps, loading');
  release();
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  await expectNoVisualFlaws(page, 'the steps of a new user');
  await dialog.getByRole('button', { name: 'Verify Phone' }).click();
  await dialog.getByRole('button', { name: 'Send Code' }).click();
  await expect(dialog.getByText('Please enter your phone number.')).toBeVisible();
  await expectNoFlawsInState(page, 'a phone number, with a validation error');
  await dialog.getByLabel('Phone number').fill('(617) 555-0142');
  await dialog.getByRole('button', { name: 'Send Code' }).click();
  const code = await product.codeFor('+16175550142');
  await dialog.getByLabel('Verification code').fill(code === '000000' ? '111111' : '000000');
  await expectNotice(page, 'Verification Failed', 'This code is wrong or no longer valid.');
  await expectNoFlawsInState(page, 'a wrong code for the phone');
  await dialog.getByRole('button', { name: 'Upload ID' }).click();
  await expectNoFlawsInState(page, 'choosing an ID document');
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b3432b' } })
    .png()
    .toBuffer();
  await dialog
    .getByLabel('File of your ID document')
    .setInputFiles({ name: 'id.png', mimeType: 'image/png', buffer });
  await expect(dialog.getByRole('img', { name: 'Preview of id.png' })).toHaveJSProperty('naturalWidth', 900);
  await expectNoFlawsInState(page, 'an ID about to be sent');

  await page.unrouteAll({ behavior: 'wait' });
  await alterResponse<Verification>(page, STEPS, (verification) => ({
    ...verification,
    trustScore: 20,
    steps: { ...verification.steps, email: false, birthDate: false },
    reviews: [REJECTED, { ...REJECTED, kind: 'picture', status: 'in_review', decidedAt: null }],
  }));
  await closeTrust(page);
  dialog = await openTrust(page);
  await expect(dialog.getByText('From the reviewer: The year of birth differs.')).toBeVisible();
  await expect(dialog.getByText('Coming soon!')).toBeVisible();
  await expectNoVisualFlaws(page, 'pending, coming soon, rejected and in review');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoFlawsInState(page, 'the confirmation of a withdrawal');

  await page.unrouteAll({ behavior: 'wait' });
  await alterResponse<Verification>(page, STEPS, (verification) => ({
    ...verification,
    trustScore: 100,
    steps: { email: true, birthDate: true, phone: true, idDocument: true, profilePicture: true },
    phoneNumber: '••••0142',
  }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await closeTrust(page);
  await expect((await openTrust(page)).getByText('High Trust')).toBeVisible();
  await expectNoFlawsInState(page, 'everything verified');
});
