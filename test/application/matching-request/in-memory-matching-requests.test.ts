import { matchingRequestsContract } from '../../contracts/matching-requests-contract.js';
import { InMemoryMatchingRequests } from '../../support/fakes/in-memory-matching-requests.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

describe('matching requests in memory', () => {
  matchingRequestsContract(async () => {
    const jobs = new RecordingJobs();
    const requests = new InMemoryMatchingRequests(jobs);
    let lastId = 0;
    return {
      unitOfWork: new InMemoryUnitOfWork(requests.rows, jobs),
      requests,
      people: async (count) => Array.from({ length: count }, () => ++lastId),
      published: async () => jobs.waiting.map(({ name }) => name),
    };
  });
});
