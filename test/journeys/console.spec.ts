import { followPath } from '../support/browser/follow-path.js';
import { alterResponse, answer } from '../support/browser/alter-response.js';
import type { Page } from '@playwright/test';
import { createModerator, DESK, heading, openConsole, openStaffSession } from '../support/browser/console.js';
import { KeyboardOnly } from '../support/browser/keyboard-only.js';
import { expectNoFlawsInState, expectNoVisualFlaws, NARROW_LOOKS } from '../support/browser/visual-checks.js';
import { ADMIN } from '../support/browser/first-admin.js';
import { button, submitEvidence } from '../support/browser/moderators.js';
import { expect, test } from '../support/browser/test.js';
import { addDays, type CalendarDate } from '../../src/domain/shared/calendar-date.js';
import { dateLabel } from '../../src/domain/shared/saturday.js';
import { aMatchedTableOf, aRequestBody, aSaturday } from '../support/http/a-table.js';
import { inboxOf } from '../support/http/inbox.js';
import { addDeadJobs, QUEUED_MAIL } from '../support/postgres/add-dead-jobs.js';
import { totpCode } from '../support/http/totp-code.js';

test('a moderator signs in, sets up a second factor and signs in with it, with the keyboard only', async ({
  product,
  openBrowser,
}) => {
  const grace = await createModerator(product, ADMIN);
  const page = await openBrowser({ viewport: DESK });
  const keyboard = new KeyboardOnly(page);
  const signIn = async (password: string) => {
    await expect(heading(page, 'Sign in')).toBeVisible();
    await keyboard.reach(page.getByLabel('Email'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(grace.email);
    await keyboard.reach(page.getByLabel('Password'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
  };

  await page.goto('/admin');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expectNoVisualFlaws(page, 'the sign-in page');
  await signIn('not the password');
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await expect(page.getByLabel('Password')).toBeFocused();
  await signIn(grace.password);
  await expect(heading(page, 'Today')).toBeVisible();

  await keyboard.press('Enter', page.getByRole('link', { name: 'Set up a second factor' }));
  await expect(heading(page, 'Account')).toBeFocused();
  await keyboard.type('not the password', page.getByLabel('Your password'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await keyboard.type(grace.password, page.getByLabel('Your password'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.locator('code').innerText()).replace(/\s/g, '');
  await keyboard.type('000000', page.getByRole('textbox', { name: 'Code', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await keyboard.type(totpCode(secret), page.getByRole('textbox', { name: 'Code', exact: true }));
  await page.keyboard.press('Enter');

  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await keyboard.press('Enter', button(page, "I've saved them"));
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  await expect(page.getByText('protected by a password only')).toBeHidden();

  await keyboard.press('Enter', button(page.getByRole('main'), 'Sign out'));
  await expect(page.getByText("You're signed out.")).toBeVisible();
  await signIn(grace.password);
  await expect(heading(page, 'Second step')).toBeVisible();
  await keyboard.type('000000', page.getByRole('textbox', { name: 'Code', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await expectNoFlawsInState(page, 'a wrong code');
  await keyboard.press('Enter', button(page, 'Use a recovery code instead'));
  await keyboard.type(recoveryCode, page.getByLabel('Recovery code'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Today')).toBeVisible();
});

/** Opens and closes the dialog of a run while the window changes between a desktop and a phone. */
async function resizeWithDialogs(page: Page): Promise<void> {
  const asking = page.getByRole('dialog', { name: 'Run matching now?' });
  for (const width of [360, DESK.width]) {
    await page.setViewportSize(DESK);
    await button(page, 'Run matching now').click();
    await expect(asking).toBeVisible();
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.setViewportSize({ width, height: 780 });
    await page.keyboard.press('Escape');
    await expect(asking).toBeHidden();
  }
  await page.setViewportSize(DESK);
}

test('an admin runs matching in a dialog that fits any width, creates and cancels a meetup, and finds each action in the audit log', async ({
  town,
  openBrowser,
}) => {
  for (const firstName of ['Ada', 'Ben', 'Cleo']) {
    const person = await town.member(firstName);
    await person.expect('POST', '/api/matching-request', 200, aRequestBody({ preferredDate: aSaturday(5) }));
  }
  const page = await openConsole(openBrowser, ADMIN, '/seating-runs?filter={}');
  await resizeWithDialogs(page);
  await button(page, 'Dry run').click();
  await expect(page.getByText('No one would get a seat. 3 people would still be waiting.')).toBeVisible();
  await expect(page.getByText('3 waited, 0 seated, 3 without a seat.')).toBeVisible();
  await button(page, 'Run matching now').click();
  const asking = page.getByRole('dialog', { name: 'Run matching now?' });
  await expect(asking).toContainText('In the dry run: No one would get a seat.');
  await button(asking, 'Run matching').click();
  await expect(page.getByText('No one got a seat. 3 people are still waiting.')).toBeVisible();
  const byHand = page.getByRole('row').filter({ hasText: 'Manual' });
  await expect(byHand).toHaveCount(1);
  await expect(byHand).toContainText('0 of 3 seated');
  const howWell = byHand.getByText(/^0 seated of at most \d+$/);
  await expect(howWell).toBeHidden();
  await byHand.getByText('Details').click();
  await expect(howWell).toBeVisible();
  await expectNoFlawsInState(page, 'the runs');

  await page.getByRole('link', { name: 'Meetups' }).click();
  await page.getByRole('link', { name: 'New meetup' }).first().click();
  // The list, which is shown until the form is loaded, has a filter for titles.
  await expect(heading(page, 'New meetup')).toBeVisible();
  await page.getByLabel('Title').fill('Sunday brunch');
  await page.getByLabel('Place', { exact: false }).first().fill('Paper Cup');
  await page.getByLabel('Address').fill('12 River Street, New York');
  await page.getByLabel('Seats').fill('40');
  await page.getByLabel('Date').fill(aSaturday(2));
  await button(page, 'Create meetup').click();
  await expect(page.getByText('Please offer 2 to 20 seats')).toBeVisible();
  await expectNoFlawsInState(page, 'a new meetup');
  await page.getByLabel('Seats').fill('8');
  await button(page, 'Create meetup').click();
  await expect(heading(page, 'Sunday brunch')).toBeVisible();
  await button(page, 'Cancel meetup').click();
  const cancelling = page.getByRole('dialog', { name: 'Cancel Sunday brunch?' });
  await cancelling.getByLabel('Reason').fill('A test');
  await button(cancelling, 'Cancel meetup').click();
  await expect(page.getByRole('main').getByText('Cancelled', { exact: true })).toBeVisible();
  await expectNoFlawsInState(page, 'a meetup');
  await page.getByRole('link', { name: 'Meetups' }).click();
  await expect(heading(page, 'Saturdays – Meetups')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sunday brunch' }).first()).toBeVisible();
  await expectNoFlawsInState(page, 'the meetups');

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Audit log' }).click();
  for (const line of ['cancelled a meetup', 'created a meetup', 'ran matching by hand'])
    await expect(page.getByRole('row').filter({ hasText: line }).first()).toBeVisible();
  await expectNoFlawsInState(page, 'the audit log');
});

test('a moderator has no actions of an admin, and goes from the runs of a Saturday to the table of a run, on a desktop and on a phone', async ({
  town,
  product,
  openBrowser,
}) => {
  const { matchId } = await aMatchedTableOf(town, undefined, { preferredDate: aSaturday(4) });
  const page = await openConsole(openBrowser, await createModerator(product, ADMIN), '/');
  await expect(page.getByRole('heading', { name: 'Needs someone' })).toBeVisible();
  await expect(button(page, 'Run matching now')).toBeHidden();
  await expect(page.getByRole('link', { name: 'System' })).toHaveCount(0);
  await followPath(page, '/admin/system');
  await expect(page.getByRole('heading', { name: 'Only admins see this page' })).toBeVisible();

  await page.getByRole('link', { name: 'Saturdays' }).click();
  await page.getByRole('link', { name: 'Runs' }).click();
  const choose = async (date: CalendarDate) => {
    await page.getByRole('combobox', { name: 'Saturday' }).click();
    await page.getByRole('option', { name: dateLabel(date), exact: true }).click();
  };
  await choose(aSaturday(4));
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText(/5 of 5 seated.*Table \d+.*New request/);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByRole('list', { name: 'Runs' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: `Table ${matchId}` }).click();
  await expect(heading(page, `${dateLabel(aSaturday(4))} · Lunch · Cafe`)).toBeVisible();
  await expect(page.getByRole('heading', { name: '5 people' })).toBeVisible();
  await expectNoFlawsInState(page, 'a table');

  await page.getByRole('link', { name: 'Runs' }).click();
  await expect(page.getByRole('combobox', { name: 'Saturday' })).toHaveText(dateLabel(aSaturday(4)));
  await choose(addDays(aSaturday(6), 7));
  await expect(page.getByRole('heading', { name: /^Nothing on .* yet$/ })).toBeVisible();
});

test('the entries and tabs of the console are in the language of the browser, and fit the narrowest phone', async ({
  openBrowser,
}) => {
  const page = await openStaffSession(openBrowser, ADMIN, { locale: 'de-DE' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/admin/seating-runs');
  const names = (nav: string) =>
    page.getByRole('navigation', { name: nav }).getByRole('link').allInnerTexts();
  await expect(heading(page, 'Samstage – Läufe')).toBeVisible();
  expect(await names('Seiten')).toEqual(['Heute', 'Warteschlange', 'Personen', 'Samstage', 'Einstellungen']);
  expect(await names('Samstage')).toEqual(['Tische', 'Anwesenheit', 'Läufe', 'Treffen']);
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(320);
  const last = await page.getByRole('link', { name: 'Einstellungen' }).boundingBox();
  expect(last!.x + last!.width).toBeLessThanOrEqual(320);
  await expectNoVisualFlaws(page, 'the runs, in German', { looks: NARROW_LOOKS });
  for (const [path, name] of [
    ['', 'Heute'],
    ['/work', 'Warteschlange'],
    ['/users', 'Personen'],
    ['/attendance', 'Samstage – Anwesenheit'],
    ['/meetups', 'Samstage – Treffen'],
    ['/system', 'Einstellungen – System'],
    ['/audit-log', 'Einstellungen – Protokoll'],
    ['/community', 'Einstellungen – Community'],
    ['/registration', 'Einstellungen – Wer beitreten darf'],
    ['/account', 'Konto'],
  ] as const) {
    await followPath(page, `/admin${path}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Wird geladen' })).toHaveCount(0);
    await expectNoVisualFlaws(page, `${name}, in German`, { looks: NARROW_LOOKS });
  }
});

test('an admin sees jobs that failed at every attempt, retries one and discards the other, with the keyboard only, on a page that stays open without a network and returns after its session expired', async ({
  product,
  forgive,
  openBrowser,
}) => {
  await addDeadJobs(
    product.databaseUrl,
    { task: 'send-mail', payload: { ...QUEUED_MAIL, hasCode: false } },
    { task: 'send-text-message', payload: { to: '+12125550100', text: 'Your code is 123456' } },
  );
  const page = await openConsole(openBrowser, ADMIN, '/', { overLine: true });
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'System' }).click();
  await expect(heading(page, 'Settings – System')).toBeVisible();
  const jobs = page.getByRole('table', { name: 'Failed jobs' });
  await expect(jobs.getByRole('row')).toHaveCount(3);
  const text = jobs.getByRole('row', { name: /Send a text message.*its content was not kept/ });
  await expect(text.getByRole('button')).toHaveCount(1);
  await expectNoVisualFlaws(page, 'failed jobs');

  const keyboard = new KeyboardOnly(page);
  await keyboard.press('Enter', button(page, 'Check now'));
  await expect(page.getByText(/^Not ready for Saturday: /)).toBeVisible();
  await keyboard.press('Enter', page.getByRole('button', { name: /^Retry Send an email/ }));
  await expect(page.getByText('The job will run in a moment.')).toBeVisible();
  await expect(jobs.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Failed jobs' })).toBeFocused();
  const { mailsTo } = inboxOf(product.url);
  await expect
    .poll(async () => (await mailsTo(QUEUED_MAIL.to)).map(({ subject }) => subject))
    .toEqual([QUEUED_MAIL.subject]);

  await keyboard.press('Enter', page.getByRole('button', { name: /^Discard Send a text message/ }));
  const asking = page.getByRole('dialog', { name: 'Discard this job?' });
  await keyboard.press('Enter', button(asking, 'Discard'));
  await expect(page.getByRole('heading', { name: 'No failed jobs' })).toBeVisible();

  const release = page.getByRole('heading', { name: 'Release' });
  await expect(release).toBeVisible();
  forgive(/ERR_/);
  product.line.disconnect();
  // The system and the size of the queue are polled every 15 seconds.
  await page.clock.runFor(15_000);
  await expect(page.getByText('No connection.')).toBeVisible();
  await expect(release).toBeVisible();
  product.line.reconnect();
  await page.clock.runFor(15_000);
  await expect(page.getByText('No connection.')).toBeHidden();

  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(heading(page, 'Settings – Audit log')).toBeVisible();
  for (const done of ['retried a failed job', 'discarded a failed job'])
    await expect(page.getByRole('row').filter({ hasText: done })).toHaveCount(1);
  product.line.disconnect();
  await page.clock.runFor(15_000);
  await expect(page.getByText('No connection.')).toBeVisible();
  await expect(heading(page, 'Settings – Audit log')).toBeVisible();
  product.line.reconnect();
  await button(page, 'Try again').or(button(page, 'Refresh')).first().click();
  await expect(page.getByText('No connection.')).toBeHidden();

  await page.request.delete('/api/admin/session');
  // The next poll finds it, which a click could come too late for.
  await page.clock.runFor(15_000);
  await expect(page.getByText('Your session is over.')).toBeVisible();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await button(page, 'Sign in').click();
  await expect(heading(page, 'Settings – Audit log')).toBeVisible();
});

test('the pages that no other story opens look good in both themes, on a phone and on a desktop, and 25 people are 25 lines on a phone', async ({
  town,
  forgive,
  openBrowser,
}) => {
  const [uma] = await Promise.all([
    town.person().signUp({ firstName: 'Uma' }),
    town.table(undefined, { preferredDate: aSaturday(3) }),
  ]);
  await submitEvidence(uma, 'id');
  const page = await openStaffSession(openBrowser, ADMIN);
  // The server keeps the figures of a page that was open before the table for some seconds.
  await expect(async () => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Needs someone' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Saturdays' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.locator('summary').first().click();
  await expectNoVisualFlaws(page, 'today');
  for (const [path, name] of [
    ['/matches', 'Saturdays – Tables'],
    ['/verifications', 'Queue – Verifications'],
    [`/users/${uma.id}/show`, 'Uma Byron'],
    ['/verifications/999999/show', 'Not found'],
    ['/no-such-page', 'Not found'],
  ] as const) {
    await followPath(page, `/admin${path}`);
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expectNoFlawsInState(page, path);
  }

  await alterResponse<{ saturdays: object[] }>(page, '**/api/admin/attendance', ({ saturdays }) => ({
    atRisk: [
      {
        id: 7,
        date: '2026-12-05',
        startsAt: '2026-12-05T23:00:00.000Z',
        members: 3,
        confirmed: 1,
        hasVenue: false,
        isUnbooked: false,
        risks: ['short', 'unconfirmed', 'no_venue'],
      },
    ],
    saturdays: saturdays.map((each) => ({ ...each, seats: 40, noShows: 2, answers: 20, againAsked: 80 })),
  }));
  await followPath(page, '/admin/');
  await expect(page.getByRole('link', { name: 'Sat, Dec 5, table 7' })).toBeVisible();
  await expectNoFlawsInState(page, 'a table at risk');
  await followPath(page, '/admin/attendance');
  await expect(page.getByText('480 seats in twelve weeks: 24 no-shows')).toBeVisible();
  await expectNoVisualFlaws(page, 'the attendance');
  await answer(page, 'GET', '/api/admin/meetups', { status: 500, json: { message: 'It fell over.' } });
  forgive(/status of 500/);
  await followPath(page, '/admin/meetups');
  await expect(page.getByRole('heading', { name: "This didn't load" })).toBeVisible();
  await expectNoVisualFlaws(page, 'a list that failed to load');

  await page.setViewportSize({ width: 360, height: 780 });
  await alterResponse<Array<{ id: number }>>(page, '**/api/admin/users?**', (rows) =>
    Array.from({ length: 25 }, (_, at) => ({ ...rows[0]!, id: 5000 + at })),
  );
  await followPath(page, '/admin/users');
  await expect(page.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(25);
  await expect(page.getByLabel('Search')).toBeVisible();
  await expect(page.getByLabel('Standing')).toBeHidden();
  expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThanOrEqual(2000);
  await button(page, 'Filters').click();
  await page
    .getByRole('menuitem', { name: 'Standing' })
    .or(page.getByRole('menuitemcheckbox', { name: 'Standing' }))
    .click();
  await expect(page.getByLabel('Standing')).toBeVisible();
});
