import { CONTEXTS } from '../../../src/infrastructure/compose/tokens.js';
import { unconnectedContainer } from '../../../scripts/unconnected-container.js';
import { jobHandlersOf } from '../../../src/infrastructure/compose/container.js';
import { handlersOf } from '../../../src/infrastructure/compose/contexts.js';
import { consequences } from '../../../src/infrastructure/compose/events.js';
import { JOB_POOLS } from '../../../src/infrastructure/compose/job-pools.js';
import { queuedJobs, recurringJobs } from '../../../src/infrastructure/compose/jobs.js';

it('no handler of a context is without an event or a job that calls it, and no pool is for an unknown job', async () => {
  const container = await unconnectedContainer();
  const contexts = handlersOf(container.get(CONTEXTS));
  const called = new Set<object>([
    ...Object.values(consequences(contexts)).flat(),
    ...Object.values(queuedJobs(contexts)),
    ...Object.values(recurringJobs(contexts)),
  ]);
  const uncalled = Object.entries(contexts).flatMap(([context, handlers]) =>
    Object.entries<object>(handlers)
      .filter(([, handler]) => !called.has(handler))
      .map(([name]) => `${context}.${name}`),
  );
  expect(uncalled).toEqual([]);
  const names = Object.keys(jobHandlersOf(container));
  const unknown = JOB_POOLS.flatMap(({ tasks }) => tasks).filter((task) => !names.includes(task));
  expect(unknown).toEqual([]);
});
