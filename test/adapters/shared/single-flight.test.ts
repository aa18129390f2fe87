import { SingleFlight } from '../../../src/adapters/shared/single-flight.js';

it('runs one task for concurrent calls with the same key, and a new one after it has settled', async () => {
  const singleFlight = new SingleFlight();
  let runs = 0;
  const task = async () => ++runs;
  expect(await Promise.all(['a', 'a', 'b'].map((key) => singleFlight.run(key, task)))).toEqual([1, 1, 2]);
  expect(await singleFlight.run('a', task)).toBe(3);
});

it('rejects every concurrent call when the task fails, and retries with the next call', async () => {
  const singleFlight = new SingleFlight();
  const failing = () => Promise.reject(new Error('down'));
  const settled = await Promise.allSettled([singleFlight.run('a', failing), singleFlight.run('a', failing)]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await singleFlight.run('a', async () => 'up')).toBe('up');
});
