import { jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../../../web-user/src/app/App.js';
import { Auth } from '../../../../web-user/src/features/account/Auth.js';
import { forgetRegistration } from '../../../../web-user/src/features/account/registration-draft.js';
import { forgetSessionHint, mayHaveSession } from '../../../../web-user/src/shared/session/session-hint.js';
import { clearToasts } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { ADA } from '../../../support/web/ada.js';
import { fillRegistration, signIn } from '../../../support/web/auth-form.js';
import { field, fill, press } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { openApp } from '../../../support/web/open-app.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast, toast } from '../../../support/web/toasts.js';

const REGISTERED: [status: 201, body: { message: string; email: string }] = [
  201,
  { message: 'ok', email: 'ada@campus.test' },
];

beforeEach(forgetRegistration);

function open(answers: Answers = {}, path = '/auth') {
  const api = fakeApi(answers);
  return { ...api, ...renderFor(null, <Auth />, path) };
}

async function register(): Promise<void> {
  await fillRegistration();
  await press('Create Account');
}
async function askForReset(): Promise<void> {
  await press('Forgot password?');
  fill('Email', 'ada@campus.test');
  await press('Send Reset Code');
  await screen.findByLabelText('Reset code');
}

it('the sign-in page has two tabs, and links to the policies beside the registration', async () => {
  open();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Sign In', 'Create Account']);
  expect(screen.getByRole('button', { name: 'Forgot password?' })).toBeTruthy();
  await userEvent.click(tabs[1]!);
  await screen.findByLabelText('Username');
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([hrefOf('Terms of Service'), hrefOf('Privacy Policy')]).toEqual(['/terms', '/privacy']);
});

describe('signing in', () => {
  it('keeps a hint of the new session before the page reloads', async () => {
    open({ 'POST /api/auth/login': [200, ADA] });
    expect(mayHaveSession()).toBe(false);
    await signIn('ada', 'secret1');
    await waitFor(() => expect(mayHaveSession()).toBe(true));
    forgetSessionHint();
  });

  it('continues with the code for a pending account, also by its username', async () => {
    const { calls } = open({
      'POST /api/auth/login': [
        403,
        { message: 'Please verify your e-mail', code: 'email_not_verified', email: 'ada@campus.test' },
      ],
      'POST /api/auth/verify-email': [200, ADA],
    });
    await signIn('ada.l', 'secret1');
    const enter = await screen.findByRole('button', { name: 'Enter my verification code' });
    expect(screen.getByText('Enter the code we emailed you first.')).toBeTruthy();
    await userEvent.click(enter);
    expect(screen.getByText(/^We sent a 6-digit code to ada@campus\.test\./)).toBeTruthy();
    await userEvent.type(field('Verification code'), '123456');
    await waitFor(() => expect(calls[1]?.body).toEqual({ email: 'ada@campus.test', code: '123456' }));
  });

  it('says when to try again after too many tries', async () => {
    open({
      'POST /api/auth/login': [429, { message: 'Slow', code: 'too_many_attempts' }, { 'Retry-After': '95' }],
    });
    await signIn('ada', 'secret1');
    const told = 'Too many tries. Try again in 2 minutes.';
    await waitFor(() => expect(toast().description).toBe(told));
  });

  it("shows the server's message once: in a toast, and beside the form once that is closed", async () => {
    open({ 'POST /api/auth/login': [401, { message: 'That is not right' }] });
    await signIn('ada', 'secret1');
    await expectToast('Login failed', 'That is not right');
    expect(within(screen.getByRole('tabpanel')).queryByText('That is not right')).toBeNull();
    act(clearToasts);
    expect(within(screen.getByRole('tabpanel')).getByText('That is not right')).toBeTruthy();
  });

  it('dismisses its error when another form takes its place, so that what succeeds there is seen', async () => {
    open({
      'POST /api/auth/login': [401, { message: 'That is not right' }],
      'POST /api/auth/register': REGISTERED,
    });
    await signIn('ada', 'secret1');
    await expectToast('Login failed');
    await register();
    await screen.findByRole('heading', { name: 'Check your email' });
    await expectToast('Registration started');
  });
});

describe('creating an account', () => {
  it('starts with January 1, 2000 and offers every month and day, and years from age 18 back for 63 years', async () => {
    open();
    await userEvent.click(screen.getByRole('tab', { name: 'Create Account' }));
    const year = screen.getByLabelText<HTMLSelectElement>('Year');
    const thisYear = new Date().getFullYear();
    expect([field('Month').value, field('Day').value, year.value]).toEqual(['1', '1', '2000']);
    expect(field('I confirm that I am 18 or older').checked).toBe(true);
    expect(year.options[0]!.value).toBe(String(thisYear - 18));
    expect(year.options[year.options.length - 1]!.value).toBe(String(thisYear - 81));
    const offered = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => Number(value));
    expect(offered('Month')).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(offered('Day')).toEqual(Array.from({ length: 31 }, (_, index) => index + 1));
  });

  it('waits for its turn among those who sign up from one network, and goes on by itself', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const queued = [429, { message: 'Slow', code: 'too_many_attempts' }, { 'Retry-After': '125' }] as const;
    const { calls, answers } = open({ 'POST /api/auth/register': [...queued] });
    await register();
    const told = 'Lots of people on your network are signing up. Your turn is in 3 minutes.';
    expect((await screen.findByText(told, { exact: false })).getAttribute('role')).toBe('status');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Your turn in 2:0\d$/ });
    expect(button.disabled).toBe(true);
    expect(toast().title).toBeUndefined();
    answers['POST /api/auth/register'] = REGISTERED;
    await act(() => jest.advanceTimersByTimeAsync(119_000));
    expect(calls).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(calls).toHaveLength(2);
  });

  it('does not wait on the page for a limit of a day', async () => {
    open({
      'POST /api/auth/register': [
        429,
        { message: 'Slow', code: 'too_many_attempts' },
        { 'Retry-After': '7200' },
      ],
    });
    await register();
    await waitFor(() => expect(toast().description).toBe('Too many tries. Try again in 2 hours.'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create Account' }).disabled).toBe(false);
  });

  it('validates that the date exists', async () => {
    const { calls } = open();
    await fillRegistration();
    await userEvent.selectOptions(field('Month'), '2');
    await userEvent.selectOptions(field('Day'), '31');
    await press('Create Account');
    expect(screen.getByText('Please enter your real date of birth')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('sends the date as YYYY-MM-DD, continues to the code, and restores the form on the way back', async () => {
    const { calls } = open({ 'POST /api/auth/register': REGISTERED });
    await fillRegistration();
    await userEvent.selectOptions(field('Month'), '3');
    await press('Create Account');
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(calls[0]!.body).toEqual({
      username: 'ada.l',
      email: 'ada@campus.test',
      firstName: 'Ada',
      lastName: 'Lovell',
      password: 'secret1',
      confirmPassword: 'secret1',
      dateOfBirth: '2000-03-01',
      isAdult: true,
    });
    await expectToast('Registration started', 'Check your email for verification code');

    await press('Back');
    expect(field('Username').value).toBe('ada.l');
    expect(field('Month').value).toBe('3');
  });

  it('shows field errors of the server beside their fields', async () => {
    open({
      'POST /api/auth/register': [409, { message: 'Taken', fields: { username: 'This username is taken' } }],
    });
    await register();
    expect(await screen.findByText('This username is taken')).toBeTruthy();
    await expectToast('Registration failed', 'Taken');
  });
});

describe('verifying the email', () => {
  async function waitForCode(answers: Answers = {}) {
    const api = open({ 'POST /api/auth/register': REGISTERED, ...answers });
    await register();
    await screen.findByLabelText('Verification code');
    return api;
  }

  it('validates six digits, and signs in at the sixth and goes home', async () => {
    await waitForCode({ 'POST /api/auth/verify-email': [200, ADA] });
    await userEvent.type(field('Verification code'), '123');
    await press('Verify Email');
    expect(screen.getByText('Verification code must be 6 digits')).toBeTruthy();
    await userEvent.type(field('Verification code'), '456');
    await expectToast('Email verified', 'Welcome to Tablemates');
    await waitFor(() => expect(screen.getByLabelText('path').textContent).toBe('/'));
    expect(screen.getByLabelText('signed in').textContent).toBe('Ada');
  });

  it('sends a rejected code again only on request, and the next one by itself', async () => {
    const { calls } = await waitForCode({
      'POST /api/auth/verify-email': [400, { message: 'No', code: 'code_not_accepted' }],
    });
    const tries = () => calls.filter(({ path }) => path === '/api/auth/verify-email').length;
    await userEvent.click(field('Verification code'));
    await userEvent.paste('123 456');
    await expectToast('Verification failed');
    await userEvent.type(field('Verification code'), '{Backspace}6');
    expect(tries()).toBe(1);
    await press('Verify Email');
    await waitFor(() => expect(tries()).toBe(2));
    await screen.findByRole('button', { name: 'Verify Email' });
    await userEvent.type(field('Verification code'), '{Backspace}7');
    await waitFor(() => expect(tries()).toBe(3));
  });

  it('says that the address cannot be reached, until another code is asked for', async () => {
    const NOT_REACHED = /^We couldn't reach ada@campus\.test\./;
    jest.useFakeTimers({ advanceTimers: true });
    const { calls, answers } = await waitForCode({
      'GET /api/auth/sign-up': [200, { isMailRefused: false }],
      'POST /api/auth/resend-verification': [200, { message: 'ok' }],
    });
    const times = () => calls.filter(({ path }) => path === '/api/auth/sign-up').length;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect([times(), screen.queryByText(NOT_REACHED)]).toEqual([2, null]);
    answers['GET /api/auth/sign-up'] = [200, { isMailRefused: true }];
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText(NOT_REACHED).getAttribute('role')).toBe('alert');
    answers['GET /api/auth/sign-up'] = [200, { isMailRefused: false }];
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(times()).toBe(3);
    act(() => screen.getByRole('button', { name: 'Resend' }).click());
    await waitFor(() => expect(screen.queryByText(NOT_REACHED)).toBeNull());
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(times()).toBe(3 + 24);
  });

  it('offers to resend the code after 60 seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await waitForCode({ 'POST /api/auth/resend-verification': [200, { message: 'ok' }] });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Resend \(\d+\)$/ }).disabled).toBe(true);
    act(() => void jest.advanceTimersByTime(60_000));
    const resend = screen.getByRole<HTMLButtonElement>('button', { name: 'Resend' });
    expect(resend.disabled).toBe(false);
    act(() => resend.click());
    await expectToast('Code sent', 'New verification code sent to your email');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Resend \(\d+\)$/ }).disabled).toBe(true);
  });
});

it('a password reset continues from the code to the new password and the sign-in form', async () => {
  const { calls } = open({
    'POST /api/auth/forgot-password': [200, { message: 'ok' }],
    'POST /api/auth/reset-password': [200, { message: 'ok' }],
  });
  await press('Forgot password?');
  await press('Send Reset Code');
  expect(screen.getByText('Valid email is required')).toBeTruthy();
  await userEvent.type(field('Email'), 'ada@campus.test');
  await press('Send Reset Code');
  await screen.findByLabelText('Reset code');
  await expectToast('Reset code sent');

  await userEvent.type(field('Reset code'), '12');
  await press('Reset Password');
  expect(screen.getByText('Reset code must be 6 digits')).toBeTruthy();
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
  await userEvent.type(field('Reset code'), '3456');
  expect(document.activeElement).toBe(field('New password'));
  expect(document.querySelector('form [autocomplete=username]')).toHaveProperty('value', 'ada@campus.test');
  await userEvent.type(field('New password'), 'better secret');
  await press('Reset Password');
  await screen.findByLabelText('Username or email');
  await expectToast('Password reset', 'Your password has been reset. Please log in.');
  expect(calls[1]!.body).toEqual({ email: 'ada@campus.test', code: '123456', newPassword: 'better secret' });
});

it('a corrected reset code is sent with the password that was chosen before', async () => {
  const { calls } = open({
    'POST /api/auth/forgot-password': [200, { message: 'ok' }],
    'POST /api/auth/reset-password': [400, { message: 'No', code: 'code_not_accepted' }],
  });
  await askForReset();
  await userEvent.type(field('Reset code'), '123456');
  await userEvent.type(field('New password'), 'better secret');
  await press('Reset Password');
  await expectToast('Reset failed');
  await userEvent.type(field('Reset code'), '{Backspace}7');
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(calls[2]!.body).toMatchObject({ code: '123457', newPassword: 'better secret' });
});

it('both forms of the password reset link back to the sign-in form', async () => {
  open({ 'POST /api/auth/forgot-password': [200, { message: 'ok' }] });
  await press('Forgot password?');
  await press('Back to Login');
  await askForReset();
  await press('Back to Login');
  expect(field('Username or email')).toBeTruthy();
});

it('Back leads from each step to the form before, and a reload stays at the step', async () => {
  const answers = {
    'POST /api/auth/register': REGISTERED,
    'POST /api/auth/forgot-password': [200, { message: 'ok' }],
  } as const satisfies Answers;
  openApp(null, answers, '/auth');
  const back = () => act(() => window.history.back());
  await register();
  await screen.findByLabelText('Verification code');
  expect(JSON.stringify(window.history.state)).not.toContain('secret1');
  cleanup();
  render(<App />);
  expect(await screen.findByText(/^We sent a 6-digit code to ada@campus\.test\./)).toBeTruthy();

  await back();
  await userEvent.click(await screen.findByRole('tab', { name: 'Sign In' }));
  await askForReset();
  await back();
  await screen.findByRole('button', { name: 'Send Reset Code' });
  await back();
  await screen.findByRole('tab', { name: 'Sign In' });
});

it.each([
  ['POST /api/auth/login', () => signIn('ada', 'secret1')],
  ['POST /api/auth/register', register],
] as const)('says that cookies are needed where the browser blocks them: %s', async (request, submit) => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  const { calls } = open({ [request]: [200, ADA] });
  await submit();
  const told = 'Your browser blocks cookies. Please allow them for this site and try again.';
  await waitFor(() => expect(toast().description).toBe(told));
  expect(calls).toEqual([]);
});
