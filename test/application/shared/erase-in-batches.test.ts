import { expect, it } from '@jest/globals';
import { eraseInBatches } from '../../../src/application/shared/erase-in-batches.js';
import { REMOVE_PICTURE } from '../../../src/application/shared/remove-picture.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

const address = '/api/pictures/1/abcdefghijklmnopqrstuvwx.webp';

it('batches are erased until one is not full, and their pictures are removed', async () => {
  const jobs = new RecordingJobs();
  const sizes = [2, 2, 1];
  const limits: number[] = [];
  await eraseInBatches(
    2,
    { unitOfWork: new InMemoryUnitOfWork(jobs), jobs, clock: new FixedClock() },
    async (limit) => {
      limits.push(limit);
      const erased = sizes.shift()!;
      return { erased, pictures: erased === 1 ? [address] : [] };
    },
  );
  expect(limits).toEqual([2, 2, 2]);
  expect(jobs.take(REMOVE_PICTURE)).toEqual([{ address }]);
});

it('a batch that fails queues no removal, and earlier ones stay erased', async () => {
  const jobs = new RecordingJobs();
  const answers = [{ erased: 1, pictures: [address] }];
  const run = eraseInBatches(
    1,
    { unitOfWork: new InMemoryUnitOfWork(jobs), jobs, clock: new FixedClock() },
    async () => {
      const answer = answers.shift();
      if (!answer) throw new Error('the database is away');
      return answer;
    },
  );
  await expect(run).rejects.toThrow('the database is away');
  expect(jobs.take(REMOVE_PICTURE)).toEqual([{ address }]);
});
