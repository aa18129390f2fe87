import { MOST_PUSH_DEVICES } from '../../../../src/application/notifications/push.js';
import type { APerson } from '../../../support/http/a-person.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const p256dh = `B${'a'.repeat(86)}`;
const auth = 'a'.repeat(22);
const at = (name: string) => ({ endpoint: `https://${name}.push.example.com/send`, p256dh, auth });

const product = theSharedProduct();

const devicesOf = async ({ id }: APerson): Promise<string[]> =>
  (
    await product.query<{ endpoint: string }>(
      'select endpoint from push_devices where user_id = $1 order by id',
      [id],
    )
  ).rows.map(({ endpoint }) => endpoint);

const logIn = async (owner: APerson): Promise<APerson> => {
  const device = product.person();
  const { email: usernameOrEmail, password } = owner;
  await device.expect('POST', '/api/auth/login', 200, { usernameOrEmail, password });
  return device;
};

it('a device gets push messages from its subscription to its sign-out, and other devices keep theirs', async () => {
  const ada = await product.person().signUp();
  const { body } = await ada.get('/api/user/push');
  expect(body).toEqual({ publicKey: expect.stringMatching(/^B[\w-]{86}$/), isSubscribed: false });
  await ada.expect('PUT', '/api/user/push', 200, at('laptop'));
  await ada.expect('PUT', '/api/user/push', 200, at('laptop'));
  const phone = await logIn(ada);
  expect((await phone.get('/api/user/push')).body.isSubscribed).toBe(false);
  await phone.expect('PUT', '/api/user/push', 200, at('phone'));
  expect(await devicesOf(ada)).toEqual([at('laptop').endpoint, at('phone').endpoint]);
  await phone.expect('POST', '/api/logout', 200);
  expect(await devicesOf(ada)).toEqual([at('laptop').endpoint]);
  expect((await ada.expect('DELETE', '/api/user/push', 200)).body.isSubscribed).toBe(false);
  expect(await devicesOf(ada)).toEqual([]);
});

it('a session ended from elsewhere and a deleted account get no more push messages', async () => {
  const ada = await product.person().signUp();
  const phone = await logIn(ada);
  await phone.expect('PUT', '/api/user/push', 200, at('lost-phone'));
  await ada.expect('PUT', '/api/user/push', 200, at('own-laptop'));
  await ada.expect('DELETE', '/api/user/sessions', 200);
  expect(await devicesOf(ada)).toEqual([at('own-laptop').endpoint]);
  await ada.expect('DELETE', '/api/user', 200, { password: ada.password });
  expect(await devicesOf(ada)).toEqual([]);
});

it('a browser that changes hands belongs to the user who subscribed last', async () => {
  const [ada, ben] = [await product.person().signUp(), await product.person().signUp()];
  await ada.expect('PUT', '/api/user/push', 200, at('shared'));
  await ben.expect('PUT', '/api/user/push', 200, at('shared'));
  expect(await devicesOf(ada)).toEqual([]);
  expect(await devicesOf(ben)).toEqual([at('shared').endpoint]);
});

it('a new subscription of the same session replaces the old one, and a user has at most ten', async () => {
  const ada = await product.person().signUp();
  for (const name of ['old', 'new']) await ada.expect('PUT', '/api/user/push', 200, at(name));
  expect(await devicesOf(ada)).toEqual([at('new').endpoint]);
  for (let i = 0; i < MOST_PUSH_DEVICES; i++)
    await (await logIn(ada)).expect('PUT', '/api/user/push', 200, at(`device${i}`));
  const devices = await devicesOf(ada);
  expect(devices).toHaveLength(MOST_PUSH_DEVICES);
  expect(devices).not.toContain(at('new').endpoint);
});

it('an address inside a network is refused', async () => {
  const ada = await product.person().signUp();
  for (const endpoint of ['http://push.example.com/a', 'https://127.0.0.1/a', 'https://localhost/a', 'x']) {
    const { body } = await ada.expect('PUT', '/api/user/push', 400, { ...at('a'), endpoint });
    expect(body.code).toBe('push_subscription_not_allowed');
  }
  expect(await devicesOf(ada)).toEqual([]);
});
