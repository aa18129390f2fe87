import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { createAccount, answerSurvey } from '../support/browser/coming-in.js';
import { aModerator, openConsole } from '../support/browser/console.js';
import { KeyboardOnly } from '../support/browser/keyboard-only.js';
import { expectGoodLooks } from '../support/browser/looks.js';
import { notice } from '../support/browser/notices.js';
import { expect, test as base } from '../support/browser/test.js';
import { eventually } from '../support/eventually.js';
import type { APerson } from '../support/http/a-person.js';
import { A_PDF, aPhoto, handsInId, handsInPhoto, hasProfilePicture } from '../support/http/an-upload.js';
import {
  ACCOUNT_SID,
  aStandInTwilio,
  AUTH_TOKEN,
  type StandInTwilio,
} from '../support/sms/stand-in-twilio.js';

const ADMIN = { email: 'admin@tablemates.test', password: 'keeps the peace' };

interface Place {
  readonly twilio: StandInTwilio;
  /** Where the product keeps its data. */
  readonly folder: string;
}

/** The product as its operator has set it up: with a first admin, and Twilio for the phones. */
const test = base.extend<object, { place: Place }>({
  place: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'tablemates-moderation-'));
      await chmod(folder, 0o755);
      const twilio = await aStandInTwilio();
      await use({ twilio, folder });
      await twilio.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ place: { twilio, folder } }, use) =>
      use({
        BOOTSTRAP_ADMIN: `${ADMIN.email}:${ADMIN.password}`,
        DATA_DIR: join(folder, 'data'),
        TWILIO_ACCOUNT_SID: ACCOUNT_SID,
        TWILIO_AUTH_TOKEN: AUTH_TOKEN,
        TWILIO_FROM: '+15005550006',
        TWILIO_API_BASE: twilio.apiBase,
      }),
    { scope: 'worker' },
  ],
});

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const undoOf = (page: Page, what: RegExp) =>
  page.getByRole('region', { name: 'Decisions' }).getByRole('listitem').filter({ hasText: what });

/** The row of the queue with this piece of work. */
const rowOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

async function handedIn(person: APerson, kind: 'id' | 'picture'): Promise<void> {
  if (kind === 'id') await handsInId(person, await aPhoto(900, 600));
  else {
    await hasProfilePicture(person);
    await handsInPhoto(person, await aPhoto(600, 600));
  }
}

const storedFiles = async (folder: string): Promise<string[]> =>
  (await readdir(join(folder, 'data', 'storage'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const statusOf = async (person: APerson): Promise<unknown> =>
  (await person.get<{ verificationStatus: string }>('/api/user')).body.verificationStatus;

test('a member reaches 100: the phone by its code, the ID and the photo past a moderator’s eyes', async ({
  openBrowser,
  product,
  place,
}) => {
  test.slow();
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
  await button(desk, 'Next').click();

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

test('a decision is sent at once when its moderator goes away', async ({ town, openBrowser }) => {
  const people = ['Lea', 'Max'].map((firstName) => town.person().signUp({ firstName }));
  const [lea, max] = (await Promise.all(people)) as [APerson, APerson];
  for (const person of [lea, max]) await handedIn(person, 'id');
  const page = await openConsole(openBrowser, ADMIN, '/work');
  for (const [person, name, leave] of [
    [lea, 'Lea', () => page.goto('/admin/users')],
    [max, 'Max', () => button(page, 'Sign out').click()],
  ] as const) {
    await page.goto('/admin/work');
    await button(rowOf(page, `ID: ${name} Byron`), 'Claim').click();
    await button(page, 'Reject').click();
    await page.getByLabel('Cannot be read').check();
    await button(page.getByRole('dialog'), 'Reject').click();
    await expect(undoOf(page, new RegExp(name))).toBeVisible();
    await leave();
    await eventually(async () => (await statusOf(person)) === 'rejected', 5);
  }
});

test('what cannot be sent is not lost: it says why, and is sent again', async ({
  town,
  openBrowser,
  forgive,
}) => {
  const joe = await town.person().signUp({ firstName: 'Joe' });
  await handedIn(joe, 'id');
  const page = await openConsole(openBrowser, ADMIN, '/work');
  await button(rowOf(page, 'ID: Joe Byron'), 'Claim').click();
  forgive(/ERR_FAILED/);
  await page.route('**/reject', (route) => route.abort());
  await button(page, 'Reject').click();
  await page.getByLabel('Cannot be read').check();
  await button(page.getByRole('dialog'), 'Reject').click();
  const lost = undoOf(page, /It was not kept: We can't reach the server/);
  await expect(lost.getByRole('alert')).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/reject');
  await button(lost, 'Send again').click();
  await expect(undoOf(page, /Joe/)).toBeHidden();
  expect(await statusOf(joe)).toBe('rejected');
});

test('who is on it shows at once, and why one may not', async ({ product, town, openBrowser }) => {
  const grace = await aModerator(product, ADMIN);
  const [kim] = await Promise.all([town.person().signUp({ firstName: 'Kim' })]);
  await handedIn(kim, 'id');
  await handedIn(grace, 'id');
  const admins = await openConsole(openBrowser, ADMIN, '/work');
  const graces = await openConsole(openBrowser, grace, '/work');
  const row = rowOf(graces, 'ID: Kim Byron');
  await expect(button(row, 'Claim')).toBeVisible();
  const before = await row.boundingBox();

  await button(rowOf(admins, 'ID: Kim Byron'), 'Claim').click();
  await expect(row).toContainText('Admin Admin is on it');
  expect((await row.boundingBox())?.height).toBe(before?.height);

  await row.getByRole('link', { name: 'ID: Kim Byron' }).click();
  await expect(graces.getByText(/Admin Admin is on this, until/)).toBeVisible();
  await expect(button(graces, 'Approve')).toBeHidden();
  await button(admins, 'Put it back').click();
  await button(graces, 'Claim').click();
  await expect(graces.getByText('Yours. Nobody else can decide this now.')).toBeVisible();

  await graces.goto('/admin/verifications');
  await graces.getByRole('link', { name: 'ID: Grace Hopper' }).click();
  await expect(graces.getByText('This is about you, so somebody else has to decide it.')).toBeVisible();
  await expect(button(graces, 'Claim')).toBeHidden();
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

test('a report is upheld among its ten messages, its person suspended there, heard and let in again', async ({
  product,
  town,
  openBrowser,
}) => {
  const grace = await aModerator(product, ADMIN);
  const { people, matchId } = await town.table();
  const [ada, ben] = people as [APerson, APerson];
  const socket = await (await ben.connect()).joins(matchId);
  for (let line = 1; line <= 13; line++) {
    socket.say({
      type: 'chat_message',
      matchId,
      userId: ben.id,
      message: `Line ${line}`,
      clientId: `line ${line}`,
    });
    await socket.hears('message_sent', ({ clientId }) => clientId === `line ${line}`);
  }
  const { body } = await ada.get<Array<{ id: number; message: string }>>(`/api/matches/${matchId}/messages`);
  const targetId = body.find(({ message }) => message === 'Line 2')!.id;
  const note = 'I asked him to stop.';
  await ada.expect('POST', '/api/reports', 200, { kind: 'message', targetId, reason: 'harassment', note });

  const page = await openConsole(openBrowser, grace, '/reports');
  await page.getByRole('link', { name: 'Message: Harassment' }).first().click();
  await expect(page.getByRole('heading', { name: 'Harassment: Ben Byron' })).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();
  const reported = page.getByRole('listitem').filter({ hasText: 'Reported' });
  await expect(reported).toContainText('Line 2');
  await expect(page.getByRole('listitem').filter({ hasText: 'Line 12' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Line 13' })).toBeHidden();
  await button(page, 'Claim').click();
  await expect(page.getByRole('region', { name: 'Claim' })).toBeFocused();
  await expectGoodLooks(page, 'a report');
  await page.keyboard.press('u');
  const upholding = page.getByRole('dialog', { name: 'Uphold this report' });
  await upholding.getByLabel('Note to other moderators').fill('Clear enough');
  await expectGoodLooks(page, 'upholding a report');
  await button(upholding, 'Uphold').click();
  await expect(undoOf(page, /Upheld the report about Ben Byron/)).toBeVisible();

  await button(page, 'Suspend').click();
  const suspending = page.getByRole('dialog', { name: 'Suspend Ben Byron' });
  await button(suspending, 'Suspend').click();
  await expect(suspending.getByText('Please choose a day')).toBeVisible();
  await button(suspending, '1 week').click();
  await button(suspending, 'Harassment').click();
  await expect(suspending.getByText(/They can sign in again on/)).toBeVisible();
  await expectGoodLooks(page, 'suspending somebody');
  await button(suspending, 'Suspend').click();
  await expect(page.getByText('Ben Byron is suspended.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Upheld' })).toBeVisible({ timeout: 15_000 });

  const { username: usernameOrEmail, password } = ben;
  const appeal = { usernameOrEmail, password, note: 'It was meant as a joke.' };
  await ben.expect('POST', '/api/appeals', 200, appeal);
  await page.getByRole('link', { name: 'Ben Byron' }).first().click();
  await expect(page.getByText('You decided this, so somebody else has to answer.')).toBeVisible();

  const admins = await openConsole(openBrowser, ADMIN, '/work');
  await rowOf(admins, 'Appeal: Ben Byron').getByRole('link', { name: 'Open' }).click();
  await expectGoodLooks(admins, 'somebody who is suspended and appeals');
  await button(admins, 'Answer').click();
  const answering = admins.getByRole('dialog', { name: 'Answer the appeal of Ben Byron' });
  await answering.getByLabel('They may come in again at once').check();
  await answering.getByRole('textbox', { name: 'Answer' }).fill('Then please say so next time.');
  await button(answering, 'Send the answer').click();
  await expect(admins.getByText('The appeal is answered.')).toBeVisible();
  await expect(button(admins, 'Suspend')).toBeVisible();
  await ben.expect('POST', '/api/auth/login', 200, { usernameOrEmail, password });
});

test('an account ends only when a second moderator agrees', async ({ product, town, openBrowser }) => {
  const grace = await aModerator(product, ADMIN);
  const tom = await town.member('Tom');
  const page = await openConsole(openBrowser, grace, '/users');
  await page.getByLabel('Search').fill(tom.username);
  await page.getByRole('link', { name: 'Tom Byron' }).click();
  await button(page, 'End the account').click();
  const proposing = page.getByRole('dialog', { name: 'End the account of Tom Byron' });
  await expect(proposing).toContainText('a second moderator must agree first');
  await button(proposing, 'Spam').click();
  await button(proposing, 'Propose').click();
  await expect(page.getByText('A second moderator must agree. You can still take it back.')).toBeVisible();
  await expect(button(page, 'Agree')).toBeHidden();

  const admins = await openConsole(openBrowser, ADMIN, '/work');
  await button(admins, 'Proposed endings').click();
  await rowOf(admins, 'Proposed ending: Tom Byron').getByRole('link', { name: 'Open' }).click();
  await expect(admins.getByText(/Grace Hopper proposed to end this account/)).toBeVisible();
  await expectGoodLooks(admins, 'a proposed ending');
  await button(admins, 'Agree').click();
  await button(admins.getByRole('dialog'), 'End the account').click();
  await expect(admins.getByText('The account is ended.')).toBeVisible();
  await expect(admins.getByText('Ended', { exact: true })).toBeVisible();
  const { username: usernameOrEmail, password } = tom;
  await tom.expect('POST', '/api/auth/login', 403, { usernameOrEmail, password });
});

test('every list, desk and dialog of a moderator looks good, also where nothing waits or is to be had', async ({
  town,
  openBrowser,
  forgive,
}) => {
  test.slow();
  const [uma, vic] = (await Promise.all(
    ['Uma', 'Vic'].map((firstName) => town.person().signUp({ firstName })),
  )) as [APerson, APerson];
  await handedIn(uma, 'id');
  await handedIn(vic, 'picture');
  const page = await openConsole(openBrowser, ADMIN, '/work');
  forgive(/status of 503/);
  await expect(rowOf(page, 'ID: Uma Byron')).toBeVisible();
  await expectGoodLooks(page, 'the queue');
  await button(page, 'Appeals').click();
  await expect(page.getByText('Nothing of this kind waits')).toBeVisible();
  await expectGoodLooks(page, 'a queue without work');
  await button(page, 'Everything').click();

  await button(rowOf(page, 'ID: Uma Byron'), 'Claim').click();
  await expect(page.getByRole('img', { name: 'ID handed in by Uma Byron' })).toBeVisible();
  await expectGoodLooks(page, 'an ID on the desk');
  await button(page, 'Approve').click();
  await page.getByLabel('No, it is another date').check();
  await expectGoodLooks(page, 'an ID with another date of birth');
  await button(page, 'Go to reject').click();
  await expect(page.getByRole('dialog', { name: 'Reject this ID' })).toBeVisible();
  await expectGoodLooks(page, 'rejecting an ID');
  await button(page, 'Cancel').click();
  await button(page, 'Keyboard shortcuts').click();
  await expectGoodLooks(page, 'the keys');
  await button(page, 'Close').click();

  await page.goto('/admin/work');
  await button(rowOf(page, 'Photo: Vic Byron'), 'Claim').click();
  await expect(page.getByRole('img', { name: 'Photo handed in by Vic Byron' })).toBeVisible();
  await expectGoodLooks(page, 'a photo beside the profile picture');

  for (const [path, heading] of [
    ['/verifications', 'Verifications'],
    ['/reports', 'Reports'],
    ['/users', 'People'],
    [`/users/${uma.id}/show`, 'Uma Byron'],
    ['/verifications/999999/show', 'Not here'],
  ] as const) {
    await page.goto(`/admin${path}`);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    await expectGoodLooks(page, path);
  }
  await page.route('**/api/admin/users?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Not now' } }),
  );
  await page.goto('/admin/users');
  await expect(page.getByText("This didn't load")).toBeVisible({ timeout: 15_000 });
  await expectGoodLooks(page, 'a list that could not be had');
});
