import { setTimeout as sleep } from 'node:timers/promises';
import { SerialQueue } from '../../../src/adapters/shared/serial-queue.js';

it('runs tasks one at a time in the order they were added', async () => {
  const queue = new SerialQueue(() => undefined);
  const log: string[] = [];
  for (const [name, ms] of [
    ['slow', 15],
    ['fast', 0],
  ] as const) {
    queue.add(async () => {
      await sleep(ms);
      log.push(name);
    });
  }
  expect(queue.size).toBe(2);
  await queue.drain();
  expect(log).toEqual(['slow', 'fast']);
  expect(queue.size).toBe(0);
});

it('reports the error of a task and runs the next one', async () => {
  const errors: unknown[] = [];
  const queue = new SerialQueue((error) => errors.push(error));
  const failure = new Error('failed');
  let hasRun = false;
  queue.add(() => Promise.reject(failure));
  queue.add(() => void (hasRun = true));
  await queue.drain();
  expect([errors, hasRun]).toEqual([[failure], true]);
});
