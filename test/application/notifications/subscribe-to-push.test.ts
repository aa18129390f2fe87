import { SubscribeToPush } from '../../../src/application/notifications/subscribe-to-push.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryPushDevices } from '../../support/fakes/in-memory-push-devices.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';

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
  await expect(to('127.0.0.1')).rejects.toMatchObject({ code: 'push_subscription_not_allowed' });
  expect(await devices.idsOf(7)).toEqual([]);
});

it('a user has at most ten devices, and cannot subscribe without end', async () => {
  const { devices, to } = subscribing();
  for (let i = 0; i < 60; i++) await to(`push${i}.example.com`);
  expect(await devices.idsOf(7)).toHaveLength(10);
  await expect(to('push.example.com')).rejects.toMatchObject({ code: 'too_many_attempts' });
});
