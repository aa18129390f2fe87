import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Auth } from '../../../../web-user/src/features/account/Auth.js';
import { ADA } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { type Answers, fakeApi, OPEN_REGISTRATION } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';

afterEach(() => document.head.querySelectorAll('meta').forEach((meta) => meta.remove()));

function open(answers: Answers = {}, path = '/auth') {
  const api = fakeApi(answers);
  return { ...api, ...renderFor(null, <Auth />, path) };
}

const ONE = '[{"id":"1","name":""}]';

function configure(content: string, name = 'sign-in-providers'): void {
  const meta = document.createElement('meta');
  Object.assign(meta, { name, content });
  document.head.append(meta);
}

const IDENTITY = { email: 'grace@example.org', firstName: 'Grace', lastName: 'Hopper' };
const PROVED = 'GET /api/auth/provider/identity';

describe('the button of the sign-in provider', () => {
  it('is not there unless the server has one', () => {
    open();
    expect(screen.queryByRole('link', { name: /Continue with/ })).toBeNull();
  });

  it.each([
    ['[{"id":"1","name":"Google"}]', 'Continue with Google'],
    [ONE, 'Continue with single sign-on'],
  ])('of %s is in both tabs, and keeps the page to return to', async (provider, label) => {
    configure(provider);
    open({}, '/auth?returnTo=/chat/7');
    for (const tab of ['Sign In', 'Create Account']) {
      await userEvent.click(screen.getByRole('tab', { name: tab }));
      const href = screen.getByRole('link', { name: label }).getAttribute('href');
      expect(href).toBe('/api/auth/provider?returnTo=%2Fchat%2F7');
    }
  });
});

it('several sign-in providers are listed by name, each with its own link', () => {
  configure('[{"id":"1","name":"Example University"},{"id":"3","name":"Example <Hospital>"}]');
  open({}, '/auth?returnTo=/chat/7');
  const links = screen.getAllByRole('link', { name: /Continue with/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [expect.stringMatching(/Continue with .?Example University/), '/api/auth/provider?returnTo=%2Fchat%2F7'],
    [
      expect.stringMatching(/Continue with .?Example <Hospital>/),
      '/api/auth/provider?returnTo=%2Fchat%2F7&provider=3',
    ],
  ]);
});

it('where the provider is the only way, there is no form for a password', () => {
  configure(ONE);
  configure('provider', 'sign-in-with');
  open({}, '/auth?returnTo=/chat/7');
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByText(/your organization's account/)).toBeTruthy();
  const href = screen.getByRole('link', { name: 'Continue with single sign-on' }).getAttribute('href');
  expect(href).toBe('/api/auth/provider?returnTo=%2Fchat%2F7');
});

it('an email of another domain is refused with the domains that may join', async () => {
  const emailDomains = ['example.edu', '*.example.edu'];
  const policy = { ...OPEN_REGISTRATION, policy: 'email_domains', emailDomains };
  open({ 'POST /api/auth/registration': [200, policy] }, '/auth?problem=email_domain_not_allowed');
  await screen.findByText('Please use an email at example.edu or *.example.edu');
});

it.each([
  ['provider_unavailable', /can't be reached right now/],
  ['provider_email_not_verified', /hasn't verified your email/],
  ['provider_sign_in_cancelled', /You cancelled/],
  ['<script>', /didn't work/],
])('the problem %s is shown above the forms', (code, text) => {
  open({}, `/auth?problem=${encodeURIComponent(code)}`);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Sign In' })).toBeTruthy();
});

describe('linking', () => {
  it('asks for the password of the account, and shows a wrong one at the form', async () => {
    const { calls } = open(
      {
        [PROVED]: [200, { next: 'link', ...IDENTITY }],
        'POST /api/auth/provider/link': [
          403,
          { code: 'wrong_password', message: "That's not your password", fields: {} },
        ],
      },
      '/auth?provider=link',
    );
    expect(await screen.findByText(/already an account for grace@example.org/)).toBeTruthy();
    await press('Link and Sign In');
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Password'), 'a wild guess');
    await press('Link and Sign In');
    await waitFor(() =>
      expect(screen.getAllByText("That's not your password").length).toBeGreaterThanOrEqual(1),
    );
    expect(calls.at(-1)).toMatchObject({ body: { password: 'a wild guess' } });
  });

  it('offers a password reset for an account without a known password', async () => {
    open({ [PROVED]: [200, { next: 'link', ...IDENTITY }] }, '/auth?provider=link');
    await screen.findByText(/already an account/);
    await press('Forgot password?');
    expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toBeTruthy();
  });
});

describe('joining', () => {
  it('fills in the names of the provider, and asks for the confirmation of the age', async () => {
    const { calls } = open(
      { [PROVED]: [200, { next: 'sign-up', ...IDENTITY }], 'POST /api/auth/provider/join': [200, ADA] },
      '/auth?provider=sign-up',
    );
    const first = await screen.findByLabelText<HTMLInputElement>('First name');
    expect(first.value).toBe('Grace');
    await press('Create Account');
    expect(screen.getByText('You must confirm you are 18+ years old')).toBeTruthy();
    await userEvent.click(screen.getByLabelText('I confirm that I am 18 or older'));
    await press('Create Account');
    await screen.findByText(/^Were you born on January 1, 2000\?/);
    await press('Create Account');
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({
        path: '/api/auth/provider/join',
        body: { firstName: 'Grace', lastName: 'Hopper', dateOfBirth: '2000-01-01', isAdult: true },
      }),
    );
    expect(calls.at(-1)!.body).not.toHaveProperty('username');
  });
});

it('a sign-in that took too long can be started again', async () => {
  const message = 'That took a little too long. Please start again';
  open({ [PROVED]: [400, { code: 'provider_sign_in_expired', message }] }, '/auth?provider=link');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Sign In' }).getAttribute('href')).toBe('/auth');
});
