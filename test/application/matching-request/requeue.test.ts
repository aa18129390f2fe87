import { requeue } from '../../../src/application/matching-request/requeue.js';
import { aMatch } from '../../support/builders/a-match.js';
import { aRequest } from '../../support/builders/a-request.js';
import { InMemoryMatchingRequests } from '../../support/fakes/in-memory-matching-requests.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

const NOW = new Date('2026-03-02T16:00:00Z');

it('requeues the members with a seated request with priority, without those who withdrew or have no request', async () => {
  const jobs = new RecordingJobs();
  const requests = new InMemoryMatchingRequests(jobs);
  const [seated, withdrawn] = [aRequest({ userId: 1, id: 2001 }), aRequest({ userId: 2, id: 2002 })];
  for (const request of [seated, withdrawn]) request.seat(null, NOW);
  withdrawn.withdraw(NOW);
  await requests.save(seated, withdrawn);
  jobs.waiting = [];

  const match = aMatch([1001, 1002]);
  match.seat({ userId: 3, requestId: null }, 50, NOW);
  await requeue(requests, match.members, NOW);
  expect(requests.rows.all().map(({ status, hasPriority }) => [status, hasPriority])).toEqual([
    ['active', true],
    ['cancelled', false],
  ]);
  expect(jobs.named('request-opened')).toHaveLength(1);
});
