import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PushOnThisDevice } from '../../../../web-user/src/features/settings/PushOnThisDevice.js';
import { ADA } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { fakePush } from '../../../support/web/fake-push.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast } from '../../../support/web/toasts.js';

let browser: ReturnType<typeof fakePush> | undefined;
afterEach(() => {
  browser?.remove();
  browser = undefined;
});

const PATH = '/api/user/push';
const is = (isSubscribed: boolean): [number, object] => [200, { publicKey: 'server key', isSubscribed }];

function show(answers: Answers) {
  const api = fakeApi(answers);
  renderFor(ADA, <PushOnThisDevice />);
  return api;
}
const button = (name: string) => screen.findByRole('button', { name });

it('the browser is asked after a click only, and its subscription is sent', async () => {
  browser = fakePush();
  const answers: Answers = { [`GET ${PATH}`]: is(false), [`PUT ${PATH}`]: is(true) };
  const { calls } = show(answers);
  const turnOn = await button('Turn on push');
  expect(browser.asked).not.toHaveBeenCalled();
  answers[`GET ${PATH}`] = is(true);
  await userEvent.click(turnOn);
  await button('Turn off push');
  expect(browser.asked).toHaveBeenCalledTimes(1);
  expect(browser.keys).toEqual(['server key']);
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    endpoint: 'https://push.example.com/1',
    p256dh: 'key',
    auth: 'secret',
  });
});

it('a user who declines is told how to allow it, and nothing is sent', async () => {
  browser = fakePush();
  browser.answer = 'denied';
  const { calls } = show({ [`GET ${PATH}`]: is(false) });
  await press('Turn on push');
  await screen.findByText(/^Push is blocked\./);
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

it('push is turned off on the server and in the browser', async () => {
  browser = fakePush({ permission: 'granted', isSubscribed: true });
  const answers: Answers = { [`GET ${PATH}`]: is(true), [`DELETE ${PATH}`]: is(false) };
  show(answers);
  const turnOff = await button('Turn off push');
  answers[`GET ${PATH}`] = is(false);
  await userEvent.click(turnOff);
  await button('Turn on push');
  expect(browser.unsubscribed).toHaveBeenCalledTimes(1);
});

it('a failure is shown, and the button stays', async () => {
  browser = fakePush();
  show({ [`GET ${PATH}`]: is(false), [`PUT ${PATH}`]: [500, { message: 'Something went wrong' }] });
  await press('Turn on push');
  await expectToast("Couldn't turn on push");
  await button('Turn on push');
});

it('a browser without push says so, without a button', async () => {
  show({ [`GET ${PATH}`]: is(false) });
  await screen.findByText(/^This browser can't show push messages\./);
  expect(screen.queryByRole('button')).toBeNull();
});

it('a state that could not be loaded can be asked for again', async () => {
  browser = fakePush();
  const answers: Answers = { [`GET ${PATH}`]: [500, { message: 'Something went wrong' }] };
  show(answers);
  await screen.findByText("We couldn't check push on this device.");
  answers[`GET ${PATH}`] = is(false);
  await press('Try again');
  await button('Turn on push');
});
