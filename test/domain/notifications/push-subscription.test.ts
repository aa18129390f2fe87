import { allowedSubscription } from '../../../src/domain/notifications/push-subscription.js';
import { breaks } from '../../support/refused.js';

const p256dh = `B${'a'.repeat(86)}`;
const auth = 'a'.repeat(22);
const ENDPOINT = 'https://push.example.com/send/1';

it('the subscription of a browser is allowed', () =>
  expect(allowedSubscription({ endpoint: ENDPOINT, p256dh, auth })).toEqual({
    endpoint: ENDPOINT,
    p256dh,
    auth,
  }));

it.each([
  ...['', 'not an address', 'http://push.example.com/send/1', 'https://push.example.com:8443/send/1'],
  ...['https://ada:secret@push.example.com/send/1', 'https://localhost/send', 'https://127.0.0.1/send'],
  ...['https://2130706433/send', 'https://0x7f.1/send', 'https://[::1]/send'],
  ...['https://[::ffff:10.0.0.8]/send', `https://push.example.com/${'a'.repeat(1000)}`],
  'file:///etc/passwd',
])('an address that no push service on the internet has is refused: %s', (endpoint) =>
  breaks(() => allowedSubscription({ endpoint, p256dh, auth }), 'push_subscription_not_allowed'),
);

it('keys of another length or form are refused', () => {
  for (const keys of [
    { p256dh: p256dh.slice(1), auth },
    { p256dh: `A${p256dh.slice(1)}`, auth },
    { p256dh, auth: `${auth}a` },
    { p256dh, auth: '' },
    { p256dh, auth: '!'.repeat(22) },
  ])
    breaks(() => allowedSubscription({ endpoint: ENDPOINT, ...keys }), 'push_subscription_not_allowed');
});
