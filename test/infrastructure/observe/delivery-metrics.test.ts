import { MessageFrames } from '../../../src/adapters/websocket/frames.js';
import { DeliveryMetrics } from '../../../src/infrastructure/observe/delivery-metrics.js';

const NOON = new Date('2026-03-06T12:00:00.000Z');

async function delayOf(message: object): Promise<{ count: number; sum: number }> {
  const metrics = new DeliveryMetrics({ now: () => NOON });
  metrics.delivered(Buffer.from(new MessageFrames(7, message).newMessage()));
  const { values } = await metrics.durations.get();
  const valueOf = (end: string) => values.find(({ metricName }) => metricName?.endsWith(end))!.value;
  return { count: valueOf('_count'), sum: valueOf('_sum') };
}

it('measures from the time that is stored with the message', async () => {
  expect(await delayOf({ id: 1, message: 'Hi', createdAt: '2026-03-06T11:59:59.750Z' })).toEqual({
    count: 1,
    sum: 0.25,
  });
});

it('is not misled by a text that looks like the field', async () => {
  const message = '"createdAt":"2020-01-01T00:00:00.000Z"';
  expect(await delayOf({ id: 1, message, createdAt: '2026-03-06T11:59:59.000Z' })).toEqual({
    count: 1,
    sum: 1,
  });
});

it('is never negative, when the clock of another process is ahead', async () => {
  expect(await delayOf({ createdAt: '2026-03-06T12:00:01.000Z' })).toEqual({ count: 1, sum: 0 });
});
