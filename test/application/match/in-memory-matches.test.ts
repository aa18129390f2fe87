import { matchesContract } from '../../contracts/matches-contract.js';
import { aNewMember } from '../../support/builders/a-match.js';
import { InMemoryMatches } from '../../support/fakes/in-memory-matches.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

describe('tables in memory', () => {
  matchesContract(async () => {
    const jobs = new RecordingJobs();
    const matches = new InMemoryMatches(jobs);
    let lastId = 0;
    return {
      unitOfWork: new InMemoryUnitOfWork(matches.rows, jobs),
      matches,
      newMembers: async (count) => Array.from({ length: count }, () => aNewMember(++lastId)),
      published: async () => jobs.waiting.map(({ payload }) => payload),
    };
  });
});
