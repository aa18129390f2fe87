import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { ADA } from '../../../support/web/ada.js';
import { fillRegistration, signIn } from '../../../support/web/auth-form.js';
import { expectNotice } from '../../../support/web/toasts.js';
import { openApp } from '../../../support/web/open-app.js';
import { fill, press } from '../../../support/web/controls.js';
import { withoutMessage } from '../../../support/web/error-responses.js';

const SERVER_FAULT = { status: 500, statusText: 'Internal Server Error' };

it.each([
  [Response.json({ message: 'Said aloud', error: 'Muttered', code: 'e_17' }, { status: 400 }), 'Said aloud'],
  [Response.json({ error: 'Muttered', code: 'e_17' }, { status: 400 }), 'Muttered'],
  [Response.json({ code: 'e_17' }, SERVER_FAULT), 'Please try again.'],
  [Response.json(null, SERVER_FAULT), 'Please try again.'],
  [withoutMessage(), 'Please try again.'],
  [new Response('The kitchen is closed', { status: 502 }), 'The kitchen is closed'],
  [new Response('', { status: 503, statusText: 'Service Unavailable' }), 'Please try again.'],
])(
  'a rejection is shown with the message of the response in any of its formats, and never as a code (%#)',
  async (given, told) => {
    openApp(null, { 'POST /api/auth/login': given }, '/auth');
    await signIn('ada', 'correct horse');
    await expectNotice('Login failed', told);
    expect(screen.queryByText(/e_17/)).toBeNull();
    expect(screen.queryAllByText(/Muttered/)).toHaveLength(told === 'Muttered' ? 1 : 0);
  },
);

it('a code that cannot be sent shows the reason', async () => {
  const onStrike = { message: 'The post is on strike', code: 'unavailable' } as const;
  openApp(
    null,
    {
      'POST /api/auth/register': [201, { message: 'ok', email: 'ada@campus.test' }],
      'POST /api/auth/resend-verification': [503, onStrike],
    },
    '/auth',
  );
  jest.useFakeTimers({ advanceTimers: true });
  await fillRegistration();
  await press('Create Account');
  await screen.findByLabelText('Verification code');
  act(() => void jest.advanceTimersByTime(60_000));
  await press('Resend');
  await expectNotice('Failed to send code', 'The post is on strike');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend' }).disabled).toBe(false);
});

it('a password reset that cannot be requested shows the reason', async () => {
  const tooSoon = { message: 'Please wait a minute', code: 'too_many_attempts' } as const;
  openApp(null, { 'POST /api/auth/forgot-password': [429, tooSoon] }, '/auth');
  await press('Forgot password?');
  fill('Email', 'ada@example.org');
  await press('Send Reset Code');
  await expectNotice('Request failed', 'Please wait a minute');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org');
});

it('a logout that fails shows the reason, stays on the screen and can be retried', async () => {
  const jammed = { message: 'The door is jammed', code: 'unavailable' } as const;
  const { answers } = openApp(ADA, { 'POST /api/logout': [503, jammed] });
  await press('Log out');
  await expectNotice('Logout failed', 'The door is jammed');
  expect(screen.getByRole('heading', { name: 'Hi, Ada!' })).toBeTruthy();
  answers['POST /api/logout'] = [200, { message: 'Logged out' }];
  await press('Log out');
  await expectNotice('Logged out');
});
