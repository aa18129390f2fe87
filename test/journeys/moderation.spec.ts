import { createModerator, DESK, openConsole } from '../support/browser/console.js';
import { expectNoFlawsInState, expectNoVisualFlaws } from '../support/browser/visual-checks.js';
import { ADMIN } from '../support/browser/first-admin.js';
import { button, submitEvidence, passUndoTime, queueRow, undoNotice } from '../support/browser/moderators.js';
import { expect, test } from '../support/browser/test.js';
import type { APerson } from '../support/http/a-person.js';
import { aPdf } from '../support/http/a-pdf.js';
import { submitId } from '../support/http/an-upload.js';

const credentialsOf = ({ username, password }: APerson) => ({ usernameOrEmail: username, password });

test('a moderator upholds a report with its conversation, suspends the user, and proposes to end an account', async ({
  product,
  town,
  openBrowser,
}) => {
  const grace = await createModerator(product, ADMIN);
  const { people, matchId } = await town.table(['Ada', 'Ben', 'Tess', 'Dan', 'Eve']);
  const [ada, ben, tess] = people as [APerson, APerson, APerson];
  for (let line = 1; line <= 13; line++) await ben.say(matchId, `Line ${line}`);
  const { body } = await ada.get<Array<{ id: number; message: string }>>(`/api/matches/${matchId}/messages`);
  const targetId = body.find(({ message }) => message === 'Line 2')!.id;
  const note = 'I asked him to stop.';
  await ada.expect('POST', '/api/reports', 200, { kind: 'message', targetId, reason: 'harassment', note });

  const page = await openConsole(openBrowser, grace, '/reports');
  await expect(page.getByRole('link', { name: 'Message: Harassment' }).first()).toBeVisible();
  await expectNoFlawsInState(page, 'the reports');
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
  await expectNoFlawsInState(page, 'upholding a report');
  await button(upholding, 'Uphold').click();
  await expect(undoNotice(page, /Upheld the report about Ben Byron/)).toBeVisible();

  await button(page, 'Suspend').click();
  const suspending = page.getByRole('dialog', { name: 'Suspend Ben Byron' });
  await button(suspending, 'Suspend').click();
  await expect(suspending.getByText('Choose a date')).toBeVisible();
  await button(suspending, '1 week').click();
  await button(suspending, 'Harassment').click();
  await expect(suspending.getByText(/They can sign in again on/)).toBeVisible();
  await expectNoFlawsInState(page, 'suspending a user');
  await button(suspending, 'Suspend').click();
  await expect(page.getByText('Ben Byron is suspended.')).toBeVisible();
  await passUndoTime(page);
  await expect(page.getByRole('definition').filter({ hasText: 'Upheld' })).toBeVisible();

  await ben.expect('POST', '/api/auth/login', 403, credentialsOf(ben));
  await ben.expect('POST', '/api/appeals', 200, { note: 'It was meant as a joke.' });
  await page.getByRole('link', { name: 'Ben Byron' }).first().click();
  await expect(page.getByText('You decided this, so someone else has to answer.')).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'People' }).click();
  await page.getByLabel('Search').fill(tess.username);
  // The debounced filter would undo a navigation that starts before it.
  await expect(page).toHaveURL(new RegExp(tess.username));
  await expect(page.getByRole('main').getByRole('link', { name: 'Tess Byron' })).toBeVisible();
  await expectNoFlawsInState(page, 'a user in the list');
  await page.getByRole('main').getByRole('link', { name: 'Tess Byron' }).click();
  await button(page, 'End account').click();
  const proposing = page.getByRole('dialog', { name: "End Tess Byron's account" });
  await expect(proposing).toContainText('a second moderator must agree first');
  await button(proposing, 'Spam').click();
  await button(proposing, 'Propose').click();
  await expect(page.getByText('A second moderator must agree. You can still withdraw it.')).toBeVisible();
  await expect(button(page, 'Agree')).toBeHidden();
  await button(page, 'Withdraw').click();
  await expect(button(page, 'End account')).toBeVisible();

  // Other stories need a queue without appeals.
  const admin = product.person();
  await admin.expect('POST', '/api/admin/session', 200, ADMIN);
  const answer = { lift: true, answer: 'Then please say so next time.' };
  await admin.expect('POST', `/api/admin/users/${ben.id}/answer-appeal`, 200, answer);
});

test('a second moderator answers the appeal of a suspended user, and agrees that an account ends', async ({
  product,
  town,
  openBrowser,
}) => {
  const grace = await createModerator(product, ADMIN);
  await product.query(
    `update users set role_since = now() - interval '8 days', role_given_by = null where role <> 'member'`,
  );
  await grace.expect('POST', '/api/admin/session', 200, { email: grace.email, password: grace.password });
  const [eli, tom] = (await Promise.all(['Eli', 'Tom'].map((name) => town.member(name)))) as [
    APerson,
    APerson,
  ];
  await grace.expect('POST', `/api/admin/users/${eli.id}/suspend`, 200, { reason: 'Harassment' });
  await eli.expect('POST', '/api/auth/login', 403, credentialsOf(eli));
  await eli.expect('POST', '/api/appeals', 200, { note: 'It was meant as a joke.' });
  await grace.expect('POST', `/api/admin/users/${tom.id}/terminate`, 200, { reason: 'Spam' });

  const page = await openConsole(openBrowser, ADMIN, '/work');
  await queueRow(page, 'Appeal: Eli Byron').getByRole('link', { name: 'Open' }).click();
  await expectNoVisualFlaws(page, 'a suspended user with an appeal');
  await button(page, 'Answer').click();
  const answering = page.getByRole('dialog', { name: "Answer Eli Byron's appeal" });
  await answering.getByLabel('They can sign in again').check();
  await answering.getByRole('textbox', { name: 'Answer' }).fill('Then please say so next time.');
  await button(answering, 'Send answer').click();
  await expect(page.getByText('Appeal answered.')).toBeVisible();
  await expect(button(page, 'Suspend')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Eli Byron' })).toBeFocused();
  await eli.expect('POST', '/api/auth/login', 200, credentialsOf(eli));

  await page.setViewportSize(DESK);
  await page.getByRole('link', { name: /^Queue/ }).click();
  await page.getByRole('link', { name: 'Closures' }).click();
  await queueRow(page, 'Account closure to confirm: Tom Byron').getByRole('link', { name: 'Open' }).click();
  await expect(page.getByText(/Grace Hopper proposed to end this account/)).toBeVisible();
  await expectNoFlawsInState(page, 'a proposed ending');
  await button(page, 'Agree').click();
  await button(page.getByRole('dialog'), 'End account').click();
  await expect(page.getByText('Account ended.')).toBeVisible();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await tom.expect('POST', '/api/auth/login', 403, credentialsOf(tom));
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
  await page.getByRole('link', { name: 'Appeals' }).click();
  await expect(page.getByText('Nothing of this kind is waiting')).toBeVisible();
  await expectNoFlawsInState(page, 'an empty queue');
  await page.getByRole('link', { name: 'Everything' }).click();
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
