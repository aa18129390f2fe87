import { Preferences } from '../../../src/application/notifications/preferences.js';
import { PushRefused, type PushService } from '../../../src/application/notifications/push.js';
import { SEND_PUSH, SendPush } from '../../../src/application/notifications/send-push.js';
import { NotRetried } from '../../../src/application/shared/not-retried.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryOptOuts } from '../../support/fakes/in-memory-opt-outs.js';
import { InMemoryPushDevices } from '../../support/fakes/in-memory-push-devices.js';
import { plainLinks } from '../../support/fakes/plain-links.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { SubscribeToPush } from '../../../src/application/notifications/subscribe-to-push.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { refused } from '../../support/refused.js';

const message = { title: 'Your table is ready', path: '/chat/12', tag: 'table' };
const subscription = { endpoint: 'https://push.example.com/1', p256dh: 'key', auth: 'secret' };

async function aDevice(deliver: PushService['deliver']) {
  const devices = new InMemoryPushDevices();
  await devices.put(7, 'session', subscription);
  const [deviceId] = (await devices.idsOf(7)) as [number];
  const preferences = new Preferences(new InMemoryOptOuts(), plainLinks, new FixedClock());
  const jobs = new RecordingJobs();
  const sendPush = new SendPush(devices, preferences, { publicKey: 'key', deliver }, jobs);
  const push = { deviceId, kind: 'table', message } as const;
  return { devices, preferences, jobs, send: (waits = 0) => sendPush.execute({ ...push, waits }) };
}

it('delivers a message to the device', async () => {
  const sent: unknown[] = [];
  const { send } = await aDevice(async (to, what) => {
    sent.push([to.endpoint, what]);
    return 'delivered';
  });
  await send();
  expect(sent).toEqual([[subscription.endpoint, message]]);
});

it('does not deliver what the user has switched off, or to a device that was removed', async () => {
  let count = 0;
  const { devices, preferences, send } = await aDevice(async () => {
    count++;
    return 'delivered';
  });
  await preferences.set(7, 'table', 'push', false);
  await send();
  await preferences.set(7, 'table', 'push', true);
  await devices.removeOf('session');
  await send();
  expect(count).toBe(0);
});

it('forgets a device whose subscription ended', async () => {
  const { devices, send } = await aDevice(async () => 'gone');
  await send();
  expect(await devices.idsOf(7)).toEqual([]);
});

it('fails while the push service does, and forgets a device for which it failed forty times in a row', async () => {
  let isDown = true;
  const { devices, send } = await aDevice(async () => {
    if (isDown) throw new Error('The push service answered 500.');
    return 'delivered';
  });
  for (let i = 0; i < 39; i++) await expect(send()).rejects.toThrow('answered 500');
  isDown = false;
  await send();
  isDown = true;
  for (let i = 0; i < 39; i++) await expect(send()).rejects.toThrow('answered 500');
  expect(await devices.idsOf(7)).toHaveLength(1);
  await expect(send()).rejects.toThrow('answered 500');
  expect(await devices.idsOf(7)).toEqual([]);
});

it('is given up at once when the push service refuses the message for good, which counts as a failure of the device', async () => {
  const { devices, send } = await aDevice(async () => {
    throw new PushRefused(403);
  });
  for (let i = 0; i < 39; i++) await expect(send()).rejects.toBeInstanceOf(NotRetried);
  expect(await devices.idsOf(7)).toHaveLength(1);
  await expect(send()).rejects.toBeInstanceOf(NotRetried);
  expect(await devices.idsOf(7)).toEqual([]);
});

it('waits as long as the push service asks, a few times and up to an hour each', async () => {
  let retryAfterSeconds = 3600;
  const { devices, jobs, send } = await aDevice(async () => ({ retryAfterSeconds }));
  await send();
  const later = { name: SEND_PUSH, payload: { deviceId: 1, kind: 'table', message, waits: 1 } };
  expect(jobs.waiting).toMatchObject([{ ...later, options: { delaySeconds: 3600 } }]);
  await send(4);
  retryAfterSeconds = 3601;
  await send();
  expect(jobs.waiting).toHaveLength(1);
  expect(await devices.idsOf(7)).toHaveLength(1);
});

const p256dh = `B${'a'.repeat(86)}`;
const auth = 'a'.repeat(22);

const subscribing = () => {
  const clock = new FixedClock();
  const devices = new InMemoryPushDevices();
  const subscribe = new SubscribeToPush(devices, new InMemoryRateLimiter(clock), clock);
  const to = (host: string, sessionId = host) =>
    subscribe.execute({
      userId: 7,
      sessionId,
      subscription: { endpoint: `https://${host}/send`, p256dh, auth },
    });
  return { devices, to };
};

it('a device is subscribed once, however often it asks', async () => {
  const { devices, to } = subscribing();
  await to('push.example.com');
  await to('push.example.com');
  expect(await devices.idsOf(7)).toHaveLength(1);
});

it('an address inside a network is refused and not stored', async () => {
  const { devices, to } = subscribing();
  await refused(to('127.0.0.1'), 'push_subscription_not_allowed');
  expect(await devices.idsOf(7)).toEqual([]);
});

it('a user has at most ten devices, and cannot subscribe without end', async () => {
  const { devices, to } = subscribing();
  for (let i = 0; i < 60; i++) await to(`push${i}.example.com`);
  expect(await devices.idsOf(7)).toHaveLength(10);
  await refused(to('push.example.com'), 'too_many_attempts');
});
