import sharp from 'sharp';
import { createAccount, answerSurvey } from '../support/browser/coming-in.js';
import { openConsole } from '../support/browser/console.js';
import { KeyboardOnly } from '../support/browser/keyboard-only.js';
import {
  ADMIN,
  button,
  handedIn,
  rowOf,
  statusOf,
  storedFiles,
  test,
  undoOf,
} from '../support/browser/moderators.js';
import { notice } from '../support/browser/notices.js';
import { expect } from '../support/browser/test.js';
import { eventually } from '../support/eventually.js';
import { A_PDF, handsInId } from '../support/http/an-upload.js';

test('a member reaches 100: the phone by its code, the ID and the photo past a moderator’s eyes', async ({
  openBrowser,
  product,
  place,
}) => {
  const page = await openBrowser({ viewport: { width: 1280, height: 800 } });
  const nora = { username: 'nora', email: 'nora@example.org', password: 'a fine secret' };
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await createAccount(page, nora);
  await page.getByLabel('Verification code').fill(await product.codeFor(nora.email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await answerSurvey(page);

  await page.getByRole('button', { name: /^Trust verification/ }).click();
  const trust = page.getByRole('dialog', { name: 'Trust Verification' });
  const step = (name: string) => trust.getByRole('listitem', { name });
  const score = (points: number) => trust.getByRole('img', { name: `Trust score: ${points} of 100` });
  await expect(score(40)).toBeVisible();

  await button(step('Phone'), 'Verify Phone').click();
  await step('Phone').getByLabel('Phone number').fill('(617) 555-0199');
  await button(step('Phone'), 'Send Code').click();
  const { form } = await eventually(() => Promise.resolve(place.twilio.received.at(-1)));
  await step('Phone')
    .getByLabel('Verification code')
    .fill(/\b\d{6}\b/.exec(form.Body!)![0]);
  await button(step('Phone'), 'Verify').click();
  await expect(score(60)).toBeVisible();

  const picture = (colour: string) =>
    sharp({ create: { width: 700, height: 700, channels: 3, background: colour } })
      .png()
      .toBuffer();
  await button(step('Profile picture'), 'Add a profile picture').click();
  const profile = page.getByRole('dialog', { name: 'Edit Profile' });
  await profile
    .getByLabel('Profile picture')
    .setInputFiles({ name: 'nora.png', mimeType: 'image/png', buffer: await picture('#2a6644') });
  await button(profile, 'Save').click();
  await expect(notice(page)).toContainText('Profile Updated!');
  await page.getByRole('button', { name: /^Trust verification/ }).click();

  const before = new Set(await storedFiles(place.folder));
  for (const [name, open, field] of [
    ['ID document', 'Upload ID', 'File of your ID document'],
    ['Profile picture', 'Upload photo', 'File of your photo'],
  ] as const) {
    await button(step(name), open).click();
    const buffer = await picture('#c23a22');
    await step(name).getByLabel(field).setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer });
    await button(step(name), 'Send for review').click();
    await expect(step(name)).toContainText('In review');
  }
  const evidence = (await storedFiles(place.folder)).filter((file) => !before.has(file));
  expect(evidence.length).toBeGreaterThan(0);

  const desk = await openBrowser({ viewport: { width: 1280, height: 900 } });
  await desk.goto('/admin');
  await desk.getByLabel('Email').fill(ADMIN.email);
  await desk.getByLabel('Password').fill(ADMIN.password);
  await button(desk, 'Sign in').click();
  await desk.getByRole('link', { name: /^Queue/ }).click();
  await button(rowOf(desk, 'ID: Nora Lind'), 'Claim').click();
  await expect(desk.getByRole('heading', { name: 'ID of Nora Lind' })).toBeVisible();
  await expect(desk.getByRole('img', { name: 'ID handed in by Nora Lind' })).toHaveJSProperty(
    'complete',
    true,
  );
  await expect(desk.getByText('born January 1, 2000')).toBeVisible();
  await button(desk, 'Approve').click();
  const question = desk.getByRole('dialog', { name: 'Approve this ID' });
  await button(question, 'Approve').click();
  await expect(question.getByRole('alert')).toContainText('Please answer before you approve.');
  await question.getByLabel('Yes, it agrees').check();
  await button(question, 'Approve').click();
  await expect(desk.getByRole('img', { name: 'ID handed in by Nora Lind' })).toBeHidden();
  // The next in the queue may be somebody else's, so it is hers that is claimed.
  await desk.getByRole('link', { name: /^Queue/ }).click();
  await button(rowOf(desk, 'Photo: Nora Lind'), 'Claim').click();

  await expect(desk.getByRole('heading', { name: 'Photo of Nora Lind' })).toBeVisible();
  await expect(desk.getByRole('img', { name: 'Photo handed in by Nora Lind' })).toBeVisible();
  await expect(desk.getByRole('img', { name: 'Profile picture of Nora Lind' })).toHaveJSProperty(
    'complete',
    true,
  );
  await button(desk, 'Approve').click();
  await expect(undoOf(desk, /Approved the photo of Nora Lind/)).toBeVisible();
  await expect(desk.getByRole('definition').filter({ hasText: 'Approved' })).toBeVisible({ timeout: 15_000 });

  await page.bringToFront();
  await expect(score(100)).toBeVisible({ timeout: 20_000 });
  await eventually(async () => {
    const left = await storedFiles(place.folder);
    return !evidence.some((file) => left.includes(file));
  });
});

test('a review by the keyboard alone: claimed, looked at closely, decided, taken back and decided otherwise', async ({
  town,
  openBrowser,
}) => {
  const ivy = await town.person().signUp({ firstName: 'Ivy' });
  await handedIn(ivy, 'id');
  const page = await openConsole(openBrowser, ADMIN, '/work');
  const keyboard = new KeyboardOnly(page);
  await keyboard.press('Enter', button(rowOf(page, 'ID: Ivy Byron'), 'Claim'));
  const frame = page.getByRole('group', { name: /^ID handed in by Ivy Byron/ });
  await expect(frame).toBeFocused();
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
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await page.keyboard.press('a');
  const question = page.getByRole('dialog', { name: 'Approve this ID' });
  await expect(question.getByLabel('Yes, it agrees')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(undoOf(page, /Approved the ID of Ivy Byron/)).toBeVisible();
  await expect(button(page, 'Next')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(undoOf(page, /Ivy/)).toBeHidden();
  await expect(frame).toBeVisible();
  expect(await statusOf(ivy)).toBe('in_review');

  await page.keyboard.press('r');
  const reasons = page.getByRole('dialog', { name: 'Reject this ID' });
  await expect(reasons.getByLabel('Cannot be read')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const note = reasons.getByLabel('Note to the member');
  await expect(note).toHaveValue(/^If a new one is on its way/);
  await keyboard.type('Thank you! ', note);
  await expect(reasons).toBeVisible();
  await keyboard.press('Enter', button(reasons, 'Reject'));
  await expect(undoOf(page, /Rejected the ID of Ivy Byron/)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Has expired' })).toBeVisible({
    timeout: 15_000,
  });
  expect(await statusOf(ivy)).toBe('rejected');
});

test('a PDF is handed over with a word of caution, and never opened here', async ({ town, openBrowser }) => {
  const pia = await town.person().signUp({ firstName: 'Pia' });
  await handsInId(pia, A_PDF);
  const page = await openConsole(openBrowser, ADMIN, '/work');
  await button(rowOf(page, 'ID: Pia Byron'), 'Claim').click();
  await expect(page.getByText('It comes from a stranger')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^verification-\d+\.pdf$/);
});
