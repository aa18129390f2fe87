import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import '../../../../web-user/src/features/matching-request/RequestFlow.js';
import { aConflict, aRequest } from '../../../support/web/a-request.js';
import { ADA } from '../../../support/web/ada.js';
import { askForTable } from '../../../support/web/request-dialog.js';
import { expectNotice } from '../../../support/web/toasts.js';
import { address, openApp } from '../../../support/web/open-app.js';
import { press } from '../../../support/web/controls.js';
import { serverError, withoutMessage } from '../../../support/web/error-responses.js';
import type { TypedAnswers } from '../../../support/web/typed-answers.js';

const ASK = 'POST /api/matching-request';
const CANCEL = 'POST /api/matching-request/71/cancel';
const CHANGE = 'PUT /api/matching-request/71';
const ACTIVE = 'GET /api/user/active-request';
const NOT_CREATED = 'Failed to create matching request. Please try again.';
const LOOKING = [
  'Looking for your perfect match!',
  "We're finding people who fit your preferences. We'll email you as soon as you have a table.",
] as const;

/** Presses the button and hides the page, which sends it at once. */
async function pressCancel(): Promise<void> {
  await press('Cancel Request');
  await screen.findByRole('button', { name: 'Undo' });
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  hidden.mockRestore();
}

const conflict = () => screen.findByRole('dialog', { name: 'Existing Request Found' });
const asking = () => within(screen.getByRole('dialog', { name: 'Find a table' }));

it.each([
  ['a conflict with any message', Response.json({ message: 'No', conflict: true }, { status: 409 })],
  [
    'a message without a conflict',
    Response.json({ message: 'Sorry! You already have an active request, it seems' }, { status: 400 }),
  ],
])('an open request, reported by %s, can be kept or replaced', async (_how, given) => {
  const { answers } = openApp(ADA, { [ASK]: given });
  await askForTable('Cafe Group');
  expect(await conflict()).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keep Current Request' })).toBeTruthy();
  answers[ASK] = [200, aRequest()];
  await press('Cancel & Create New');
  await expectNotice(...LOOKING);
  expect(address()).toBe('/matches');
});

it.each([
  [
    'its type',
    Response.json({ message: 'No', conflict: true, conflictType: 'active_match' }, { status: 409 }),
  ],
  ['a message alone', Response.json({ message: 'Oh. You are already in an active match.' }, { status: 400 })],
])('an active match, reported by %s, links to the matches', async (_how, given) => {
  openApp(ADA, { [ASK]: given });
  await askForTable('Cafe Group');
  await expectNotice(
    'Already in a Match',
    "You're currently in an active match. Please leave your current match before joining a new one.",
  );
  await waitFor(() => expect(address()).toBe('/matches'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('any other failure is shown with its reason, and the form keeps its input', async () => {
  const { answers } = openApp(ADA, { [ASK]: serverError('The book is full of jam') });
  await askForTable('Cafe Group');
  await expectNotice('Error', NOT_CREATED);
  expect(asking().getByText('The book is full of jam')).toBeTruthy();
  expect(asking().getByLabelText<HTMLInputElement>('1:00 PM (Lunch)').checked).toBe(true);
  answers[ASK] = [200, aRequest()];
  await press('Submit Request');
  await expectNotice(...LOOKING);
});

it('a failure without a reason shows a fallback text', async () => {
  openApp(ADA, { [ASK]: withoutMessage() });
  await askForTable('Cafe Group');
  await expectNotice('Error', NOT_CREATED);
  expect(asking().getByText('Failed to create request')).toBeTruthy();
});

describe('a request that cannot be cancelled', () => {
  const SEARCHING: TypedAnswers = { [ACTIVE]: [200, aRequest()], [ASK]: [409, aConflict()] };

  it.each([
    [serverError('It clings to us'), 'It clings to us'],
    [withoutMessage(), 'Failed to cancel request'],
  ])('before its replacement leaves both unchanged and shows the reason (%#)', async (given, why) => {
    const { calls } = openApp(ADA, { ...SEARCHING, [CHANGE]: given });
    await askForTable('Restaurant Group');
    expect((await conflict()).textContent).toContain('Replace your request for Sat, Nov 28?');
    await press('Cancel & Create New');
    await expectNotice('Error', why);
    expect(await conflict()).toBeTruthy();
    expect(calls.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([
      '/api/matching-request',
      '/api/matching-request/71',
    ]);
  });

  it('because a table was found meanwhile says so, and nothing is given up', async () => {
    const { calls } = openApp(ADA, {
      ...SEARCHING,
      [CANCEL]: Response.json({ conflict: true, conflictType: 'active_match' }, { status: 409 }),
    });
    await pressCancel();
    await expectNotice(
      'You have a table now',
      'We found it just before you changed your mind, so nothing was cancelled. You can leave it in its chat.',
    );
    expect(calls.map(({ path }) => path)).toContain('/api/matching-request/71/cancel?while=waiting');
  });

  it.each([
    [serverError('It clings to us'), 'It clings to us'],
    [withoutMessage(), 'Failed to cancel request.'],
  ])('on the home screen stays there and shows the reason (%#)', async (given, why) => {
    openApp(ADA, { ...SEARCHING, [CANCEL]: given });
    await pressCancel();
    await expectNotice('Error', why);
    expect(screen.getByText('Searching...')).toBeTruthy();
  });
});
