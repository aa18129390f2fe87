import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { DESK, openConsole } from '../support/browser/console.js';
import { pauseClock } from '../support/browser/pause-clock.js';
import { KeyboardOnly } from '../support/browser/keyboard-only.js';
import { ADMIN } from '../support/browser/first-admin.js';
import {
  button,
  submitEvidence,
  passUndoTime,
  queueRow,
  idReviewStatus,
  storedFiles,
  undoNotice,
} from '../support/browser/moderators.js';
import { expectNoFlawsInState, expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { notice } from '../support/browser/toasts.js';
import { expect, test } from '../support/browser/test.js';
import { eventually } from '../support/eventually.js';

const WINDOW = { width: 1280, height: 800 };

/** Opens the Trust Verification dialog on the home screen. */
async function openTrust(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Trust verification/ }).click();
  return page.getByRole('dialog', { name: 'Trust Verification' });
}

const step = (trust: Locator, name: string) => trust.getByRole('listitem', { name });
const score = (trust: Locator, points: number) =>
  trust.getByRole('img', { name: `Trust score: ${points} of 100`, exact: true });

const aPicture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 700, height: 700, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** Blue on the left, red on the right. */
const blueAndRed = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: '#c23a22' } })
    .composite([
      { input: { create: { width: 400, height: 400, channels: 3, background: '#2244aa' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();

test('a user verifies the phone, crops a profile picture by keyboard, submits an ID and a photo, and reaches 100 when a moderator approves them', async ({
  town,
  product,
  openBrowser,
}) => {
  const omar = await town.member('Omar');
  const page = await openBrowser({ as: omar, viewport: WINDOW });
  await page.clock.install();
  await page.goto('/');
  const trust = await openTrust(page);
  await expect(score(trust, 40)).toBeVisible();
  const phone = step(trust, 'Phone');
  await button(phone, 'Verify Phone').click();
  await phone.getByLabel('Phone number').fill('(617) 555-0199');
  await button(phone, 'Send Code').click();
  await phone.getByLabel('Verification code').fill(await product.codeFor('+16175550199'));
  await expect(score(trust, 60)).toBeVisible();

  await button(step(trust, 'Profile picture'), 'Add a profile picture').click();
  const profile = page.getByRole('dialog', { name: 'Edit Profile' });
  await profile
    .getByLabel('Profile picture')
    .setInputFiles({ name: 'omar.png', mimeType: 'image/png', buffer: await blueAndRed() });
  await profile.getByRole('group', { name: /part people will see/ }).focus();
  for (const key of ['+', '+']) await page.keyboard.press(key);
  await expect(profile.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '1.2×');
  for (const key of ['-', '-']) await page.keyboard.press(key);
  for (let presses = 0; presses < 30; presses++) await page.keyboard.press('ArrowLeft');
  await expectNoVisualFlaws(page, 'cropping a profile picture');
  await button(profile, 'Save').click();
  await expect(notice(page)).toContainText('Profile Updated!');
  const { profileImageUrl } = (await omar.get('/api/user')).body;
  const { dominant } = await sharp(await (await page.request.get(String(profileImageUrl))).body()).stats();
  expect(dominant.r).toBeGreaterThan(Math.max(180, dominant.b));
  await openTrust(page);

  const before = new Set(await storedFiles(product.dataDir));
  for (const [name, open, field] of [
    ['ID document', 'Upload ID', 'File of your ID document'],
    ['Profile picture', 'Upload photo', 'File of your photo'],
  ] as const) {
    const evidence = step(trust, name);
    await button(evidence, open).click();
    await evidence
      .getByLabel(field)
      .setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer: await aPicture('#c23a22') });
    await button(evidence, 'Send for review').click();
    await expect(evidence).toContainText('In review');
  }
  const evidence = (await storedFiles(product.dataDir)).filter((file) => !before.has(file));
  expect(evidence).not.toHaveLength(0);

  const desk = await openConsole(openBrowser, ADMIN, '/work');
  await button(queueRow(desk, 'ID: Omar Byron'), 'Claim').click();
  await expect(desk.getByRole('heading', { name: 'ID of Omar Byron' })).toBeVisible();
  const id = desk.getByRole('img', { name: 'ID submitted by Omar Byron' });
  await expect(id).toHaveJSProperty('complete', true);
  await expect(desk.getByText('born January 1, 2000')).toBeVisible();
  await button(desk, 'Approve').click();
  const question = desk.getByRole('dialog', { name: 'Approve this ID' });
  await button(question, 'Approve').click();
  await expect(question.getByText('Please answer before you approve.')).toHaveRole('alert');
  await question.getByLabel('Yes, it matches').check();
  await button(question, 'Approve').click();
  await expect(id).toBeHidden();
  // The next item of the queue can belong to another test, so the user's own item is claimed.
  await desk.getByRole('link', { name: /^Queue/ }).click();
  await button(queueRow(desk, 'Photo: Omar Byron'), 'Claim').click();

  await expect(desk.getByRole('heading', { name: 'Photo of Omar Byron' })).toBeVisible();
  await expect(desk.getByRole('img', { name: 'Photo submitted by Omar Byron' })).toBeVisible();
  await expect(desk.getByRole('img', { name: 'Profile picture of Omar Byron' })).toHaveJSProperty(
    'complete',
    true,
  );
  await button(desk, 'Approve').click();
  await expect(undoNotice(desk, /Approved the photo of Omar Byron/)).toBeVisible();
  await passUndoTime(desk);
  await expect(desk.getByRole('definition').filter({ hasText: 'Approved' })).toBeVisible();

  // During a review the dialog polls every 15 seconds.
  await page.clock.runFor(15_000);
  await expect(score(trust, 100)).toBeVisible();
  await eventually(async () => {
    const left = await storedFiles(product.dataDir);
    return !evidence.some((file) => left.includes(file));
  });
});

test('a moderator claims, zooms, approves, undoes and rejects an ID with the keyboard only, in dialogs without visual flaws', async ({
  town,
  openBrowser,
}) => {
  const ivy = await town.person().signUp({ firstName: 'Ivy' });
  await submitEvidence(ivy, 'id');
  const page = await openConsole(openBrowser, ADMIN, '/work');
  const keyboard = new KeyboardOnly(page);
  await keyboard.press('Enter', button(queueRow(page, 'ID: Ivy Byron'), 'Claim'));
  const frame = page.getByRole('group', { name: /^ID submitted by Ivy Byron/ });
  await expect(frame).toBeFocused();
  await expect(frame.getByRole('img')).toBeVisible();
  await expectNoVisualFlaws(page, 'an ID under review');
  await page.setViewportSize(DESK);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(page.getByText('196%')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(frame.getByRole('img')).toHaveAttribute('style', /translate\(12%/);
  await page.keyboard.press('0');
  await expect(page.getByText('100%', { exact: true })).toBeVisible();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Approve');
  await expectNoFlawsInState(page, 'the shortcut help');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await page.keyboard.press('a');
  const question = page.getByRole('dialog', { name: 'Approve this ID' });
  await expect(question.getByLabel('Yes, it matches')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(question.getByLabel("No, it's a different date")).toBeChecked();
  await expectNoFlawsInState(page, 'an ID with another date of birth');
  await keyboard.press('Enter', button(question, 'Reject instead'));
  const reasons = page.getByRole('dialog', { name: 'Reject this ID' });
  await expect(reasons).toBeVisible();
  await expectNoFlawsInState(page, 'rejecting an ID');
  await page.keyboard.press('Escape');
  await expect(reasons).toBeHidden();

  await page.keyboard.press('a');
  await expect(question.getByLabel('Yes, it matches')).toBeFocused();
  await page.keyboard.press('Space');
  await pauseClock(page);
  await page.keyboard.press('Enter');
  await page.clock.runFor(1_000);
  await expect(undoNotice(page, /Approved the ID of Ivy Byron/)).toBeVisible();
  await expect(button(page, 'Next')).toBeFocused();
  await page.keyboard.press('Control+z');
  await page.clock.resume();
  await expect(undoNotice(page, /Ivy/)).toBeHidden();
  await expect(frame).toBeVisible();
  expect(await idReviewStatus(ivy)).toBe('in_review');

  await page.keyboard.press('r');
  await expect(reasons.getByLabel('Unreadable')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const note = reasons.getByLabel('Note to the member');
  await expect(note).toHaveValue(/^If you're getting a new one/);
  await keyboard.type('Thank you! ', note);
  await expect(reasons).toBeVisible();
  await keyboard.press('Enter', button(reasons, 'Reject'));
  await expect(undoNotice(page, /Rejected the ID of Ivy Byron/)).toBeVisible();
  await passUndoTime(page);
  await expect(page.getByRole('definition').filter({ hasText: 'Expired' })).toBeVisible();
  expect(await idReviewStatus(ivy)).toBe('rejected');
});
