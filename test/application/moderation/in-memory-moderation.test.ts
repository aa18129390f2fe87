import { moderationContract } from '../../contracts/moderation-contract.js';
import { InMemoryBlocks } from '../../support/fakes/in-memory-blocks.js';
import { InMemoryReports } from '../../support/fakes/in-memory-reports.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

moderationContract(async () => {
  const jobs = new RecordingJobs();
  const blocks = new InMemoryBlocks();
  const reports = new InMemoryReports(jobs);
  return {
    unitOfWork: new InMemoryUnitOfWork(blocks.pairs, reports.rows, jobs),
    blocks,
    reports,
    people: [1001, 1002, 1003, 1004],
    published: async () => jobs.waiting.map(({ name }) => name),
  };
});
