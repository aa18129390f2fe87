import { expect, test } from '@jest/globals';
import { AuditedReads } from '../../../src/application/audit/audited-reads.js';
import { ListUsers } from '../../../src/application/moderation/list-users.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';

test('every page of users is audited with the names of its filters, without their values', async () => {
  const audit = new RecordingAuditLog();
  const clock = new FixedClock();
  const queries = { list: async () => ({ rows: [], total: 12 }), file: async () => null };
  const listUsers = new ListUsers(
    new AuditedReads(new InMemoryUnitOfWork(audit), audit, new InMemoryRateLimiter(clock)),
    queries,
    clock,
  );
  const asked = {
    filter: { role: 'member', q: 'Byron' },
    offset: 50,
    limit: 25,
    sort: 'id',
    isDescending: false,
  } as const;
  expect(await listUsers.execute(asked, 7)).toEqual({ rows: [], total: 12 });
  expect(audit.lines).toEqual([
    { actorId: 7, action: 'user.listed', target: null, details: { fields: 'q,role', from: 50, rows: 0 } },
  ]);
});
