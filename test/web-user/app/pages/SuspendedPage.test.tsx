import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../../web-user/src/app/pages/SuspendedPage.js';
import { saveLocalNote, localNote } from '../../../../web-user/src/shared/local-notes.js';
import { visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { signIn } from '../../../support/web/auth-form.js';
import { press } from '../../../support/web/controls.js';
import { openApp } from '../../../support/web/open-app.js';
import { expectToast } from '../../../support/web/toasts.js';
import type { TypedAnswers } from '../../../support/web/typed-answers.js';

const REFUSED = {
  message: 'Your account is suspended.',
  code: 'suspended' as const,
  kind: 'suspension' as 'suspension' | 'ending',
  reason: 'You wrote to people who had asked you not to.',
  // An instant with the same date in all time zones from Honolulu to Auckland.
  until: '2026-11-28T10:30:00Z' as string | null,
  hasAppealed: false,
};
const note = () => screen.getByLabelText<HTMLTextAreaElement>('Think this is a mistake?');

/** Signs in and receives the suspension. */
async function signInSuspended(refused = REFUSED, answers: TypedAnswers = {}) {
  const api = openApp(
    null,
    {
      'POST /api/auth/login': [403, refused],
      'POST /api/appeals': [200, { message: 'Thank you' }],
      'POST /api/logout': [200, { message: 'Logged out' }],
      ...answers,
    },
    '/auth',
  );
  await signIn('ada.l', 'secret1');
  await screen.findByLabelText('Think this is a mistake?');
  return api;
}

describe('a suspended user', () => {
  it('sees the reason and the end of the suspension on a separate screen, without a toast', async () => {
    await signInSuspended();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your seat is on hold.');
    expect(screen.getByText(REFUSED.reason)).toBeTruthy();
    expect(screen.getByText(/^Your account is suspended until Saturday, November 28, 2026/)).toBeTruthy();
    expect(visibleToast()).toBeNull();
    cleanup();
    await signInSuspended({ ...REFUSED, until: null });
    expect(screen.getByText('Your account is suspended until further notice.')).toBeTruthy();
  });

  it('leaves no local notes on the device', async () => {
    saveLocalNote('draft.1001.7', 'See you th');
    await signInSuspended();
    expect(localNote('draft.1001.7')).toBe('');
  });

  it('can send one appeal', async () => {
    const { calls } = await signInSuspended();
    await press('Send appeal');
    expect(screen.getByText('Write a sentence or two.')).toBeTruthy();
    await userEvent.type(note(), ' It was a mix-up. ');
    await press('Send appeal');
    await screen.findByText(/^We got your appeal/);
    expect(calls.at(-1)).toMatchObject({ path: '/api/appeals', body: { note: 'It was a mix-up.' } });
    expect(screen.queryByRole('button', { name: 'Send appeal' })).toBeNull();
  });

  it('sees that the appeal was already sent', async () => {
    await signInSuspended(REFUSED, {
      'POST /api/appeals': [409, { message: 'You have already asked.', code: 'already_appealed' }],
    });
    await userEvent.type(note(), 'Once more');
    await press('Send appeal');
    await screen.findByText(/^We already have your appeal/);
    expect(visibleToast()).toBeNull();
  });

  it('sees an error when the appeal fails, and keeps the input', async () => {
    await signInSuspended(REFUSED, {
      'POST /api/appeals': [503, { message: 'Back in a minute.', code: 'unavailable' }],
    });
    await userEvent.type(note(), 'A long story');
    await press('Send appeal');
    await expectToast('Appeal not sent', 'Back in a minute.');
    expect(note().value).toBe('A long story');
  });

  it('gets the focus on the new screen, and can export their data, delete the account or log out', async () => {
    const { calls } = await signInSuspended();
    expect(document.activeElement?.id).toBe('main');
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeTruthy();
    await press('Delete my account');
    expect(await screen.findByRole('dialog', { name: 'Delete your account' })).toBeTruthy();
    await press('Keep my account');
    await press('Log out');
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ path: '/api/logout' }));
    await waitFor(() => expect(screen.queryByText('Your seat is on hold.')).toBeNull());
    await expectToast('Logged out');
  });
});

it('an ended account shows that it was ended', async () => {
  await signInSuspended({ ...REFUSED, until: null, kind: 'ending' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This account is closed.');
  expect(screen.getByText('Our moderators have closed this account permanently.')).toBeTruthy();
});
