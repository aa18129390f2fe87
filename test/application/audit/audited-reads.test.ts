import { AuditedReads } from '../../../src/application/audit/audited-reads.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';

/** On a clock of its own. */
function reading() {
  const audit = new RecordingAuditLog();
  const clock = new FixedClock();
  const reads = new AuditedReads(new InMemoryUnitOfWork(audit), audit, new InMemoryRateLimiter(clock));
  return { audit, clock, reads };
}

test('the same page of a polled list has one entry in ten minutes for each reader', async () => {
  const { audit, clock, reads } = reading();
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

test('a polled page without a record has one entry in ten minutes for each reader, and each record one each time', async () => {
  const { audit, clock, reads } = reading();
  for (const actorId of [1, 1, 2]) await reads.viewed(actorId, 'attendance.viewed', null);
  clock.pass({ minutes: 10 });
  await reads.viewed(1, 'attendance.viewed', null);
  for (const id of [7, 7]) await reads.viewed(1, 'match.viewed', { kind: 'match', id });
  expect(audit.lines.map(({ actorId }) => actorId)).toEqual([1, 2, 1, 1, 1]);
});
