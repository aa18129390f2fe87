import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeleteAccountDialog } from '../../../../web-user/src/features/settings/DeleteAccountDialog.js';
import { SettingsDialog } from '../../../../web-user/src/features/settings/SettingsDialog.js';
import { ADA } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { loadAgain } from '../../../support/web/load-again.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast } from '../../../support/web/toasts.js';

function openSettings(answers: Answers, me = ADA) {
  const api = fakeApi(answers);
  const { client } = renderFor(me, <SettingsDialog blockedPeople={null} phone={null} onClose={jest.fn()} />);
  return { ...api, client };
}

const AT = '2026-11-20T10:30:00Z';
const session = (id: string, browser: string | null, platform: string | null, isCurrent = false) => {
  return { id, browser, platform, startedAt: AT, lastSeenAt: AT, isCurrent };
};
const HERE = session('11111111-1111-4111-8111-111111111111', 'Firefox', 'Linux', true);
const PHONE = session('22222222-2222-4222-8222-222222222222', 'Chrome', 'Android');
const UNKNOWN = session('33333333-3333-4333-8333-333333333333', null, null);

it('the sessions on other devices are listed and can be ended one by one or all at once', async () => {
  const answers: Answers = {
    'GET /api/user/sessions': [200, [HERE, PHONE, UNKNOWN]],
    [`DELETE /api/user/sessions/${PHONE.id}`]: [200, { message: 'That device is signed out' }],
    'DELETE /api/user/sessions': [200, { message: "You're signed out everywhere else" }],
  };
  const { calls } = openSettings(answers);
  await press("Where I'm signed in");
  const here = (await screen.findByText('Firefox on Linux')).closest('li')!;
  expect(within(here).getByText('This device')).toBeTruthy();
  expect(within(here).queryByRole('button')).toBeNull();
  expect(screen.getByText('Unknown device')).toBeTruthy();

  answers['GET /api/user/sessions'] = [200, [HERE, UNKNOWN]];
  await press('Sign out Chrome on Android');
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  await expectToast('That device is signed out');

  answers['GET /api/user/sessions'] = [200, [HERE]];
  await press('Sign out everywhere else');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull());
  expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/api/user/sessions')).toBe(true);
});

it.each<[string, RegExp, list: string, on: unknown, off: unknown, stop: string]>([
  [
    'the calendar feed stands',
    /^Private link, made /,
    'GET /api/user/calendar-feed',
    { createdAt: AT },
    { createdAt: null },
    'DELETE /api/user/calendar-feed',
  ],
  [
    'shared plans stand',
    /^My plan for /,
    'GET /api/user/shared-plans',
    [{ matchId: 7, startsAt: AT, sharedAt: AT }],
    [],
    'DELETE /api/matches/7/shared-plan',
  ],
])('%s beside the sessions, and can be ended there', async (_what, text, list, on, off, stop) => {
  const { answers } = openSettings({
    'GET /api/user/sessions': [200, [HERE]],
    [list]: [200, on],
    [stop]: [200, { message: 'That link no longer works' }],
  });
  await press("Where I'm signed in");
  const row = (await screen.findByText(text)).closest('li')!;
  answers[list] = [200, off];
  await userEvent.click(within(row).getByRole('button', { name: 'Turn it off' }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});

it('the listed sessions stay when they fail to load again', async () => {
  const answers: Answers = { 'GET /api/user/sessions': [200, [HERE, PHONE]] };
  const { client } = openSettings(answers);
  await press("Where I'm signed in");
  expect(await screen.findByText('Chrome on Android')).toBeTruthy();
  answers['GET /api/user/sessions'] = [500, { message: 'Oh no.' }];
  await loadAgain(client);
  expect(screen.getByText('Chrome on Android')).toBeTruthy();
});

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

it('a password change requires the current password and shows an error beside it when it is wrong', async () => {
  const answers: Answers = {
    'PUT /api/user/password': [
      403,
      { message: 'No', code: 'wrong_password', fields: { password: "That's not your password" } },
    ],
  };
  const { calls } = openSettings(answers);
  await press('Change my password');
  await type('Current password', 'guessing');
  await type('New password', 'short');
  await press('Save');
  expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy();
  await type('New password', ' no more');
  await press('Save');
  expect(await screen.findByText("That's not your password")).toBeTruthy();

  answers['PUT /api/user/password'] = [200, { message: 'Your password is changed' }];
  await press('Save');
  await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull());
  expect(calls.at(-1)?.body).toEqual({ password: 'guessing', newPassword: 'short no more' });
  await expectToast('Password changed');
});

it('a member without a password confirms with a code by email, and has one after setting it', async () => {
  const { calls } = openSettings(
    {
      'POST /api/user/confirmation-code': [200, { message: 'ok' }],
      'PUT /api/user/password': [200, { message: 'Your password is changed' }],
    },
    { ...ADA, hasPassword: false },
  );
  await press('Set a password');
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(screen.getByText('Your account has no password. We email you a code instead.')).toBeTruthy();
  await press('Email me a code');
  expect(await screen.findByText(/^We sent you a 6-digit code/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Resend \(/ })).toHaveProperty('disabled', true);
  await type('New password', 'a better one');
  await type('Verification code', '12345');
  await press('Save');
  expect(await screen.findByText('Verification code must be 6 digits')).toBeTruthy();
  await type('Verification code', '6');
  await press('Save');
  await waitFor(() => expect(screen.queryByLabelText('Verification code')).toBeNull());
  expect(calls.at(-1)?.body).toEqual({ password: '123456', newPassword: 'a better one' });
});

it('a deletion in a restricted session asks for a code once the server says that there is no password', async () => {
  fakeApi({ 'DELETE /api/user': [403, { message: 'No', code: 'password_not_set' }] });
  renderFor(null, <DeleteAccountDialog onClose={jest.fn()} />);
  await type('Password', 'no password');
  await press('Delete my account');
  await press('Delete for good');
  expect(await screen.findByLabelText('Verification code')).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

it('a new address whose mail server refuses the code is told, until another code is sent', async () => {
  const email = 'new@example.org';
  const NOT_REACHED = /^We couldn't reach new@example\.org\./;
  jest.useFakeTimers({ advanceTimers: true });
  openSettings({
    'POST /api/user/email': [200, { message: 'ok' }],
    'GET /api/user/email': [200, { isMailRefused: true }],
  });
  await press('Change my email');
  await type('New email', email);
  await type('Current password', 'secret1');
  await press('Send the code');
  await screen.findByText(`We sent a 6-digit code to ${email}. It expires in 15 minutes.`);
  expect(screen.queryByText(NOT_REACHED)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText(NOT_REACHED).getAttribute('role')).toBe('alert');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  act(() => screen.getByRole('button', { name: 'Resend' }).click());
  await waitFor(() => expect(screen.queryByText(NOT_REACHED)).toBeNull());
});

it('an email change is confirmed with the code that was sent to the new address', async () => {
  const email = 'new@example.org';
  openSettings({
    'POST /api/user/email': [200, { message: 'Check your new address for the verification code' }],
    'POST /api/user/email/verify': [200, { ...ADA, email }],
  });
  await press('Change my email');
  expect(screen.getByText(`It's ${ADA.email} now. We'll send a code to the new one.`)).toBeTruthy();
  await type('New email', 'new@');
  await type('Current password', 'secret1');
  await press('Send the code');
  expect(await screen.findByText('Valid email is required')).toBeTruthy();
  await type('New email', 'example.org');
  await press('Send the code');
  await screen.findByText(`We sent a 6-digit code to ${email}. It expires in 15 minutes.`);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend (60)' }).disabled).toBe(true);
  await type('Verification code', '123456');
  await waitFor(() => expect(screen.queryByLabelText('Verification code')).toBeNull());
  await expectToast('Email changed', `From now on, we'll write to ${email}.`);
});

it('a calendar address is made, shown once, copied, and turned off', async () => {
  const feed = '/api/user/calendar-feed';
  const answers: Answers = {
    [`GET ${feed}`]: [200, { createdAt: null }],
    [`POST ${feed}`]: () => {
      answers[`GET ${feed}`] = [200, { createdAt: AT }];
      return [200, { path: '/api/calendar/abcdefghijklmnopqrstuvwxyz.ics', createdAt: AT }];
    },
    [`DELETE ${feed}`]: () => {
      answers[`GET ${feed}`] = [200, { createdAt: null }];
      return [200, { message: 'That address no longer works' }];
    },
  };
  const user = userEvent.setup();
  openSettings(answers);
  await press('Tables in my calendar');
  await press('Make my address');
  const field = await screen.findByLabelText<HTMLInputElement>('Your calendar address');
  expect(field.value).toBe(`${window.location.origin}/api/calendar/abcdefghijklmnopqrstuvwxyz.ics`);
  const link = screen.getByRole('link', { name: 'Open in my calendar' });
  expect(link.getAttribute('href')).toMatch(/^webcal:\/\/.*\.ics$/);
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe(field.value);
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  copy.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  await expectToast('Not copied');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  await expectToast('Address copied');
  await press('Turn it off');
  await screen.findByRole('button', { name: 'Make my address' });
  await expectToast('Your calendar address no longer works');
});
