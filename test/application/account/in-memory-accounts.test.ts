import { accountsContract } from '../../contracts/accounts-contract.js';
import {
  InMemoryPasswordResets,
  InMemoryPendingRegistrations,
  InMemoryUsers,
} from '../../support/fakes/in-memory-accounts.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

describe('accounts in memory', () => {
  accountsContract(async () => {
    const jobs = new RecordingJobs();
    const users = new InMemoryUsers(jobs);
    const registrations = new InMemoryPendingRegistrations();
    const resets = new InMemoryPasswordResets();
    const unitOfWork = new InMemoryUnitOfWork(users.rows, registrations.rows, resets.rows, jobs);
    return {
      unitOfWork,
      users,
      registrations,
      resets,
      published: async () => jobs.waiting.map(({ name }) => name),
    };
  });
});
