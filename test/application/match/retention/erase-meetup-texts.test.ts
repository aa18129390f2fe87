import { REMOVE_PICTURE } from '../../../../src/application/shared/remove-picture.js';
import { eraseMeetupTexts } from '../../../../src/application/match/retention/erase-meetup-texts.js';
import { InMemoryUnitOfWork } from '../../../support/fakes/in-memory-unit-of-work.js';
import { RecordingJobs } from '../../../support/fakes/recording-jobs.js';
import { FixedClock } from '../../../support/fakes/fixed-clock.js';

it('texts are erased in batches until one is not full, 180 days after their date, and pictures are deleted', async () => {
  const clock = new FixedClock();
  const days: number[] = [];
  const jobs = new RecordingJobs();
  const address = '/api/pictures/1/abcdefghijklmnopqrstuvwx.webp';
  const answers = [
    { erased: 200, pictures: [address] },
    { erased: 7, pictures: [] },
  ];
  const none = async () => 0;
  const pastMatches = {
    eraseTextsBefore: async (instant: Date) => {
      days.push((clock.now().getTime() - instant.getTime()) / 86_400_000);
      return answers.shift()!;
    },
    anonymizeBefore: none,
    removeRequestsBefore: none,
  };
  await eraseMeetupTexts(new InMemoryUnitOfWork(jobs), pastMatches, jobs, clock).execute();
  expect(days).toEqual([180, 180]);
  expect(jobs.take(REMOVE_PICTURE)).toEqual([{ address }]);
});
