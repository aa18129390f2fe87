import {
  endPushSubscription,
  keepPush,
  turnOnPush,
} from '../../../../web-user/src/shared/push/push-subscription.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { fakePush } from '../../../support/web/fake-push.js';

const PATH = '/api/user/push';
const state = (isSubscribed: boolean): [number, object] => [200, { publicKey: 'server key', isSubscribed }];
const puts = ({ calls }: ReturnType<typeof fakeApi>) => calls.filter(({ method }) => method === 'PUT').length;

let browser: ReturnType<typeof fakePush>;
beforeEach(() => localStorage.clear());
afterEach(() => browser.remove());

it('a device that had push messages is subscribed again in a new session, without a question', async () => {
  browser = fakePush();
  const api = fakeApi({ [`GET ${PATH}`]: state(false), [`PUT ${PATH}`]: state(true) });
  await keepPush();
  expect(api.calls).toEqual([]);
  await turnOnPush('server key');
  await keepPush();
  expect(puts(api)).toBe(2);
  expect(browser.asked).toHaveBeenCalledTimes(1);
  api.answers[`GET ${PATH}`] = state(true);
  await keepPush();
  expect(puts(api)).toBe(2);
});

it('after a sign-out the browser has no subscription, and the next user of the device gets none', async () => {
  browser = fakePush();
  const api = fakeApi({ [`GET ${PATH}`]: state(false), [`PUT ${PATH}`]: state(true) });
  await turnOnPush('server key');
  await endPushSubscription();
  expect(browser.unsubscribed).toHaveBeenCalledTimes(1);
  await keepPush();
  expect(puts(api)).toBe(1);
});
