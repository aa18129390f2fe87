import { purgeDeadJobs } from '../../../src/application/operations/purge-dead-jobs.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryDeadJobs } from '../../support/fakes/in-memory-dead-jobs.js';

it('a dead job is deleted after fourteen days', async () => {
  const clock = new FixedClock();
  const deadJobs = new InMemoryDeadJobs();
  deadJobs.add({ id: 3, diedAt: clock.now() });
  const purge = purgeDeadJobs(deadJobs, clock);
  clock.pass({ days: 14 });
  await purge.execute();
  expect(await deadJobs.count()).toBe(1);
  clock.pass({ seconds: 1 });
  await purge.execute();
  expect(await deadJobs.count()).toBe(0);
});
