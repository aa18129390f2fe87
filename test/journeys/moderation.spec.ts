import { createModerator, DESK, openConsole } from '../support/browser/console.js';
import { expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import {
  ADMIN,
  button,
  submitEvidence,
  passUndoTime,
  queueRow,
  test,
  undoNotice,
} from '../support/browser/moderators.js';
import { expect } from '../support/browser/test.js';
import type { APerson } from '../support/http/a-person.js';
import { aPdf } from '../support/http/a-pdf.js';
import { submitId } from '../support/http/an-upload.js';

test('a moderator upholds a report with its conversation and suspends the user, whose appeal lifts the suspension', async ({
  product,
  town,
  openBrowser,
}) => {
  const grace = await createModerator(product, ADMIN);
  const { people, matchId } = await town.table();
  const [ada, ben] = people as [APerson, APerson];
  const socket = await (await ben.connect()).joinRoom(matchId);
  for (let line = 1; line <= 13; line++) {
    socket.send({
      type: 'chat_message',
      matchId,
      userId: ben.id,
      message: `Line ${line}`,
      clientId: `line ${line}`,
    });
    await socket.waitFor('message_sent', ({ clientId }) => clientId === `line ${line}`);
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
  await expectNoVisualFlaws(page, 'a report');
  await page.keyboard.press('u');
  const upholding = page.getByRole('dialog', { name: 'Uphold this report' });
  await upholding.getByLabel('Note to other moderators').fill('Clear enough');
  await expectNoVisualFlaws(page, 'upholding a report');
  await button(upholding, 'Uphold').click();
  await expect(undoNotice(page, /Upheld the report about Ben Byron/)).toBeVisible();

  await button(page, 'Suspend').click();
  const suspending = page.getByRole('dialog', { name: 'Suspend Ben Byron' });
  await button(suspending, 'Suspend').click();
  await expect(suspending.getByText('Choose a date')).toBeVisible();
  await button(suspending, '1 week').click();
  await button(suspending, 'Harassment').click();
  await expect(suspending.getByText(/They can sign in again on/)).toBeVisible();
  await expectNoVisualFlaws(page, 'suspending a user');
  await button(suspending, 'Suspend').click();
  await expect(page.getByText('Ben Byron is suspended.')).toBeVisible();
  await passUndoTime(page);
  await expect(page.getByRole('definition').filter({ hasText: 'Upheld' })).toBeVisible();

  const { username: usernameOrEmail, password } = ben;
  await ben.expect('POST', '/api/auth/login', 403, { usernameOrEmail, password });
  await ben.expect('POST', '/api/appeals', 200, { note: 'It was meant as a joke.' });
  await page.getByRole('link', { name: 'Ben Byron' }).first().click();
  await expect(page.getByText('You decided this, so someone else has to answer.')).toBeVisible();

  const admins = await openConsole(openBrowser, ADMIN, '/work');
  await queueRow(admins, 'Appeal: Ben Byron').getByRole('link', { name: 'Open' }).click();
  await expectNoVisualFlaws(admins, 'a suspended user with an appeal');
  await button(admins, 'Answer').click();
  const answering = admins.getByRole('dialog', { name: "Answer Ben Byron's appeal" });
  await answering.getByLabel('They can sign in again').check();
  await answering.getByRole('textbox', { name: 'Answer' }).fill('Then please say so next time.');
  await button(answering, 'Send answer').click();
  await expect(admins.getByText('Appeal answered.')).toBeVisible();
  await expect(button(admins, 'Suspend')).toBeVisible();
  await ben.expect('POST', '/api/auth/login', 200, { usernameOrEmail, password });
});

test('an account ends only after a second moderator agrees', async ({ product, town, openBrowser }) => {
  const grace = await createModerator(product, ADMIN);
  const tom = await town.member('Tom');
  const page = await openConsole(openBrowser, grace, '/users');
  await page.getByLabel('Search').fill(tom.username);
  // The debounced filter would undo a navigation that starts before it.
  await expect(page).toHaveURL(new RegExp(tom.username));
  await page.getByRole('link', { name: 'Tom Byron' }).click();
  await button(page, 'End account').click();
  const proposing = page.getByRole('dialog', { name: "End Tom Byron's account" });
  await expect(proposing).toContainText('a second moderator must agree first');
  await button(proposing, 'Spam').click();
  await button(proposing, 'Propose').click();
  await expect(page.getByText('A second moderator must agree. You can still withdraw it.')).toBeVisible();
  await expect(button(page, 'Agree')).toBeHidden();

  const admins = await openConsole(openBrowser, ADMIN, '/work');
  await button(admins, 'Proposed endings').click();
  await queueRow(admins, 'Proposed ending: Tom Byron').getByRole('link', { name: 'Open' }).click();
  await expect(admins.getByText(/Grace Hopper proposed to end this account/)).toBeVisible();
  await expectNoVisualFlaws(admins, 'a proposed ending');
  await button(admins, 'Agree').click();
  await button(admins.getByRole('dialog'), 'End account').click();
  await expect(admins.getByText('Account ended.')).toBeVisible();
  await expect(admins.getByText('Ended', { exact: true })).toBeVisible();
  const { username: usernameOrEmail, password } = tom;
  await tom.expect('POST', '/api/auth/login', 403, { usernameOrEmail, password });
});

test('the queue, an empty queue, a photo and an ID of two pages look good', async ({ town, openBrowser }) => {
  const [vic, pia] = (await Promise.all(
    ['Vic', 'Pia'].map((firstName) => town.person().signUp({ firstName })),
  )) as [APerson, APerson];
  await submitEvidence(vic, 'picture');
  await submitId(pia, aPdf({ pages: 2 }));
  const page = await openConsole(openBrowser, ADMIN, '/work');
  await expect(queueRow(page, 'Photo: Vic Byron')).toBeVisible();
  await expectNoVisualFlaws(page, 'the queue');
  await button(page, 'Appeals').click();
  await expect(page.getByText('Nothing of this kind is waiting')).toBeVisible();
  await expectNoVisualFlaws(page, 'an empty queue');
  await button(page, 'Everything').click();
  await button(queueRow(page, 'Photo: Vic Byron'), 'Claim').click();
  await expect(page.getByRole('img', { name: 'Photo submitted by Vic Byron' })).toBeVisible();
  await expectNoVisualFlaws(page, 'a photo beside the profile picture');

  await page.setViewportSize(DESK);
  await page.getByRole('link', { name: /^Queue/ }).click();
  await button(queueRow(page, 'ID: Pia Byron'), 'Claim').click();
  await expect(page.getByRole('img', { name: 'ID submitted by Pia Byron, page 1 of 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to page 2' }).click();
  await expect(page.getByRole('img', { name: 'ID submitted by Pia Byron, page 2 of 2' })).toBeVisible();
  await expect(page.getByRole('link', { name: /PDF/ })).toHaveCount(0);
});
