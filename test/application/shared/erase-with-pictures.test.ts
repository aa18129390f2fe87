import { eraseWithPictures } from '../../../src/application/shared/erase-with-pictures.js';
import { REMOVE_PICTURE } from '../../../src/application/shared/remove-picture.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

const address = '/api/pictures/1/abcdefghijklmnopqrstuvwx.webp';

it('a batch is erased, and the removal of its pictures is queued', async () => {
  const jobs = new RecordingJobs();
  const unitOfWork = new InMemoryUnitOfWork(jobs);
  const erase = () => Promise.resolve({ erased: 2, pictures: [address] });
  expect(await eraseWithPictures({ unitOfWork, jobs }, erase)).toBe(2);
  expect(jobs.take(REMOVE_PICTURE)).toEqual([{ address }]);
});

it('a batch that fails queues no removal, and earlier ones stay erased', async () => {
  const jobs = new RecordingJobs();
  const unitOfWork = new InMemoryUnitOfWork(jobs);
  await eraseWithPictures({ unitOfWork, jobs }, () => Promise.resolve({ erased: 1, pictures: [address] }));
  const failing = eraseWithPictures({ unitOfWork, jobs }, async () => {
    await jobs.add(REMOVE_PICTURE, { address });
    throw new Error('the database is away');
  });
  await expect(failing).rejects.toThrow('the database is away');
  expect(jobs.take(REMOVE_PICTURE)).toEqual([{ address }]);
});
