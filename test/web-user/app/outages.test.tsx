import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import '../../../web-user/src/app/pages/BrowsePage.js';
import '../../../web-user/src/app/pages/ChatPage.js';
import '../../../web-user/src/app/pages/FirstChatPage.js';
import '../../../web-user/src/app/pages/MapPage.js';
import { aMeetup } from '../../support/web/a-meetup.js';
import { aRequest } from '../../support/web/a-request.js';
import { ADA } from '../../support/web/ada.js';
import { fillRegistration } from '../../support/web/auth-form.js';
import { expectNotice } from '../../support/web/toasts.js';
import { openApp } from '../../support/web/open-app.js';
import { press } from '../../support/web/controls.js';
import { serverError, unreachable } from '../../support/web/error-responses.js';

const UNREACHABLE = "We can't reach Tablemates right now. Check your connection and try again.";

const bar = () => document.getElementById('top-bar')?.textContent ?? '';
const typedInto = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it('opening the app while the server is down shows an error, and the app once it is back', async () => {
  const { answers } = openApp(ADA, { 'GET /api/user': unreachable });
  expect(await screen.findByRole('heading', { name: "We can't connect right now" })).toBeTruthy();
  expect(screen.getByText(UNREACHABLE)).toBeTruthy();
  answers['GET /api/user'] = [200, ADA];
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'Hi, Ada!' })).toBeTruthy();
});

it('while the server is down, a signed-out form shows an error and keeps the input', async () => {
  const { answers } = openApp(null, { 'POST /api/auth/register': unreachable }, '/auth');
  await fillRegistration();
  await press('Create Account');
  await expectNotice('Registration failed', UNREACHABLE);
  expect(typedInto('Username')).toBe('ada.l');
  expect(typedInto('Password')).toBe('secret1');
  answers['POST /api/auth/register'] = [201, { message: 'ok', email: 'ada@campus.test' }];
  await press('Create Account');
  expect(await screen.findByLabelText('Verification code')).toBeTruthy();
});

it.each([
  ['/', 'Failed to fetch active request'],
  ['/matches', "We couldn't load your matches."],
  ['/browse', "We couldn't load the meetups."],
  ['/map', 'Failed to load map configuration'],
  ['/chat/7', "We couldn't load the messages."],
  ['/chat', "We couldn't load your matches."],
])('while the server is down, every screen shows an error message: %s', async (path, words) => {
  openApp(ADA, { '*': unreachable }, path);
  const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  await waitFor(() => expect(said()).toContainEqual(expect.stringContaining(words)));
  expect(document.getElementById('top-bar')!.textContent).toContain("You're offline.");
});

it.each([
  ['/', '/api/user/active-request', "We couldn't load your request.", aRequest()],
  ['/matches', '/api/user/matches', "We couldn't load your matches.", []],
  ['/chat', '/api/user/matches', "We couldn't load your matches.", []],
])(
  'the button to try again stays where it is while a poll does so: %s',
  async (path, polled, words, found) => {
    const { answers, calls } = openApp(ADA, { [`GET ${polled}`]: serverError('No.') }, path);
    const asked = () => calls.filter((call) => call.path.startsWith(polled)).length;
    const failure = (await screen.findByText(words)).closest('[role=alert]') as HTMLElement;
    const button = within(failure).getByRole('button', { name: 'Try again' });
    const before = asked();
    let answer = (_: [200, unknown]): void => {};
    const pending = new Promise<[200, unknown]>((resolve) => (answer = resolve));
    Object.assign(answers, { [`GET ${polled}`]: () => pending });
    // It polls now, as it does every five seconds.
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(button.isConnected).toBe(true);
    answer([200, found]);
    await waitFor(() => expect(button.isConnected).toBe(false));
  },
);

describe('while a dependency of the server is down', () => {
  const away = { message: "We can't reach the places right now.", code: 'service_unavailable' };

  const unavailable = () =>
    new Response(JSON.stringify(away), { status: 503, headers: { 'content-type': 'application/json' } });

  it('the part that needs it says so and can be tried again, and nothing claims to be offline', async () => {
    const { answers } = openApp(ADA, { '*': unavailable as never }, '/browse');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(away.message);
    expect(document.getElementById('top-bar')).toBeNull();
    answers['GET /api/meetups/browse'] = [200, [aMeetup({ title: 'A late brunch' })]];
    await press('Try again');
    expect(await screen.findByRole('article', { name: 'A late brunch' })).toBeTruthy();
  });

  it('a proxy without its server says that we cannot connect, not that the reader is offline', async () => {
    const badGateway = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    openApp(ADA, { '*': badGateway as never }, '/browse');
    await waitFor(() => expect(bar()).toContain("We can't connect right now."));
    expect(bar()).not.toContain('offline');
  });
});

it('a page that breaks leaves the navigation, and the next page is shown', async () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openApp(ADA, { 'GET /api/meetups/browse': [200, [null]] as never }, '/browse');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Something went wrong');
  const [home] = within(screen.getAllByRole('navigation', { name: 'Main' })[0]!).getAllByRole('link');
  home!.click();
  expect(await screen.findByRole('heading', { name: 'Hi, Ada!' })).toBeTruthy();
  silenced.mockRestore();
});
