import { expect, test } from '@jest/globals';
import { AuditedReads } from '../../../src/application/audit/audited-reads.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';

test('the same page of a polled list has one entry in ten minutes for each reader', async () => {
  const audit = new RecordingAuditLog();
  const clock = new FixedClock();
  const reads = new AuditedReads(new InMemoryUnitOfWork(audit), audit, new InMemoryRateLimiter(clock));
  const asked = { filter: {}, offset: 0, limit: 25, sort: 'dueAt', isDescending: false } as const;
  const poll = (actorId: number, rows: number) => reads.polled('work.listed', actorId, asked, rows);
  for (const rows of [3, 3, 4, 4]) await poll(1, rows);
  await poll(2, 4);
  clock.pass({ minutes: 10 });
  await poll(2, 4);
  expect(audit.lines.map(({ actorId, details }) => [actorId, details!.rows])).toEqual([
    [1, 3],
    [1, 4],
    [2, 4],
    [2, 4],
  ]);
});
