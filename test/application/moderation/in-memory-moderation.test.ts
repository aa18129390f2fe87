import { moderationContract } from '../../contracts/moderation-contract.js';
import { suspensionsContract } from '../../contracts/suspensions-contract.js';
import { InMemoryBlocks } from '../../support/fakes/in-memory-blocks.js';
import { InMemoryReports } from '../../support/fakes/in-memory-reports.js';
import { InMemorySuspensions } from '../../support/fakes/in-memory-suspensions.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

const people = [1001, 1002, 1003, 1004] as const;

moderationContract(async () => {
  const jobs = new RecordingJobs();
  const blocks = new InMemoryBlocks();
  const reports = new InMemoryReports(jobs);
  return {
    unitOfWork: new InMemoryUnitOfWork(blocks.pairs, reports.rows, jobs),
    blocks,
    reports,
    people,
    published: async () => jobs.waiting.map(({ name }) => name),
  };
});

suspensionsContract(async () => {
  const suspensions = new InMemorySuspensions();
  const unitOfWork = new InMemoryUnitOfWork(suspensions.rows);
  return { unitOfWork, suspensions, standings: suspensions, people };
});
