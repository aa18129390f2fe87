import { QueueFull, TaskQueue } from '../../../src/adapters/shared/task-queue.js';

/** A task that ends on request. */
function aTask() {
  let end = (): void => undefined;
  let hasBegun = false;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const run = async (): Promise<void> => {
    hasBegun = true;
    await ended;
  };
  return { run, end: () => end(), hasBegun: () => hasBegun };
}

it('limits concurrent and queued tasks, and refuses the rest', async () => {
  const queue = new TaskQueue(2, 1);
  const tasks = [aTask(), aTask(), aTask()];
  const runs = tasks.map(({ run }) => queue.run(run));
  await expect(queue.run(aTask().run)).rejects.toThrow(QueueFull);
  expect(tasks.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false]);
  tasks[0]!.end();
  await runs[0];
  tasks[1]!.end();
  tasks[2]!.end();
  await Promise.all(runs);
  expect(tasks[2]!.hasBegun()).toBe(true);
});

it('continues after a task that failed', async () => {
  const queue = new TaskQueue(1, 1);
  const failed = queue.run(() => Promise.reject(new Error('no')));
  const next = queue.run(async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});
