import { createECDH, randomBytes } from 'node:crypto';
import { vapidKeysOf } from '../../../src/adapters/push/vapid-keys.js';
import { WebPushService, type WebPushSettings } from '../../../src/adapters/push/web-push-service.js';
import { PushRefused } from '../../../src/application/notifications/push.js';
import { APushService } from '../../support/a-push-service.js';

const MESSAGE = { title: 'Your table is ready: Sat, Dec 12, 6 PM', path: '/chat/12', tag: 'table /chat/12' };
const keys = vapidKeysOf(randomBytes(32));

let browser: APushService;
beforeEach(async () => {
  browser = await new APushService().start();
});
afterEach(() => browser.stop());

/** The service, for which only the address of the stand-in is public. */
const aService = (settings: Partial<WebPushSettings> = {}) =>
  new WebPushService({
    keys,
    contact: 'mailto:hello@tables.example',
    resolve: async () => ['127.0.0.1'],
    isPublic: (address) => address === '127.0.0.1',
    request: browser.request,
    ...settings,
  });

describe('a push message', () => {
  it('decrypts with the keys of the subscription, is signed by this instance and small', async () => {
    expect(await aService().deliver(browser.subscription, MESSAGE)).toBe('delivered');
    const [push] = browser.received;
    expect(push!.message).toEqual(MESSAGE);
    expect(push!.path).toBe('/send/1');
    expect(push!.senderKey).toBe(keys.publicKey);
    expect(push!.claims).toMatchObject({
      aud: 'https://push.example.com',
      sub: 'mailto:hello@tables.example',
    });
    expect(push!.claims.exp * 1000).toBeLessThan(Date.now() + 24 * 3_600_000);
    expect(push!.headers).toMatchObject({ ttl: '43200', 'content-encoding': 'aes128gcm' });
    expect(push!.headers.topic).toMatch(/^[\w-]{32}$/);
    expect(push!.size).toBeLessThan(1000);
  });

  it('replaces an undelivered one with the same tag, and no other', async () => {
    const service = aService();
    for (const tag of ['a', 'a', 'b']) await service.deliver(browser.subscription, { ...MESSAGE, tag });
    const [one, again, other] = browser.received.map(({ headers }) => headers.topic);
    expect(one).toBe(again);
    expect(other).not.toBe(one);
  });

  it.each([404, 410])('to a subscription that ended (%i) says so', async (status) => {
    browser.status = status;
    expect(await aService().deliver(browser.subscription, MESSAGE)).toBe('gone');
  });

  it.each([400, 401, 403, 413])('that is refused for good (%i) is not tried again', async (status) => {
    browser.status = status;
    const failure = aService().deliver(browser.subscription, MESSAGE);
    await expect(failure).rejects.toBeInstanceOf(PushRefused);
    await expect(failure).rejects.toThrow(`The push service answered ${status}.`);
  });

  it.each([
    [429, '120', 120],
    [503, '0', 1],
    [429, new Date(Date.now() - 60_000).toUTCString(), 1],
  ])(
    'that comes too early (%i) waits as long as the push service asks: %s',
    async (status, asked, seconds) => {
      browser.status = status;
      browser.retryAfter = asked;
      expect(await aService().deliver(browser.subscription, MESSAGE)).toEqual({ retryAfterSeconds: seconds });
    },
  );

  it('that comes too early waits until the date that the push service names', async () => {
    browser.status = 429;
    browser.retryAfter = new Date(Date.now() + 600_000).toUTCString();
    const outcome = await aService().deliver(browser.subscription, MESSAGE);
    const { retryAfterSeconds } = outcome as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(500);
    expect(retryAfterSeconds).toBeLessThanOrEqual(600);
  });

  it.each([301, 429, 500, 503])('that is refused (%i) fails, without its address', async (status) => {
    browser.status = status;
    const failure = aService().deliver(browser.subscription, MESSAGE);
    await expect(failure).rejects.toThrow(`The push service answered ${status}.`);
  });

  it('fails after a timeout when the push service does not answer', async () => {
    browser.isSilent = true;
    const failure = aService({ timeoutMs: 100 }).deliver(browser.subscription, MESSAGE);
    await expect(failure).rejects.toThrow();
    const unresolved = aService({ timeoutMs: 100, resolve: () => new Promise(() => undefined) });
    await expect(unresolved.deliver(browser.subscription, MESSAGE)).rejects.toThrow('answered nothing');
  });

  it.each([['127.0.0.1'], ['10.0.0.8'], ['169.254.169.254'], ['::1'], ['93.184.216.34', '192.168.1.1']])(
    'is sent to no host with the address %s',
    async (...addresses) => {
      const service = new WebPushService({
        keys,
        contact: 'mailto:hello@tables.example',
        resolve: async () => addresses,
        request: browser.request,
      });
      await expect(service.deliver(browser.subscription, MESSAGE)).rejects.toThrow('answered nothing');
      expect(browser.received).toEqual([]);
    },
  );

  it('to a key that is no point of the curve fails before anything is sent', async () => {
    const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
    await expect(aService().deliver({ ...browser.subscription, p256dh }, MESSAGE)).rejects.toThrow();
    expect(browser.received).toEqual([]);
  });
});

it('the public key belongs to the private one', () => {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  expect(vapidKeysOf(curve.getPrivateKey()).publicKey).toBe(curve.getPublicKey('base64url'));
  expect(() => vapidKeysOf(Buffer.alloc(32))).toThrow();
});
