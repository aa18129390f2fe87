import type { UserRecord } from '../../../src/application/moderation/user-records.js';
import { ReadUser } from '../../../src/application/moderation/read-user.js';
import { PersonNotFound } from '../../../src/domain/moderation/suspension-errors.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';

const MIA = 7;
const ADA = 1001;
const record = (id: number) =>
  ({
    id,
    lastDecisionId: 12,
    suspensions: [
      { id: 1, status: 'proposed' },
      { id: 2, status: 'lifted' },
    ],
  }) as unknown as UserRecord;

let audit: RecordingAuditLog;
let readUser: ReadUser;
beforeEach(() => {
  audit = new RecordingAuditLog();
  const queries = {
    list: async () => ({ rows: [], total: 0 }),
    file: async (id: number) => (id === 4711 ? null : record(id)),
  };
  readUser = new ReadUser(new InMemoryUnitOfWork(audit), queries, audit, new FixedClock());
});

describe('the record of a user', () => {
  it('is complete for staff, and every view is audited', async () => {
    expect(await readUser.execute({ actorId: MIA, userId: ADA })).toEqual(record(ADA));
    expect(audit.lines).toEqual([{ actorId: MIA, action: 'user.viewed', target: { kind: 'user', id: ADA } }]);
  });

  it('shows staff no proposed endings of their own account, nor that there was a decision', async () => {
    const own = await readUser.execute({ actorId: MIA, userId: MIA });
    expect(own.suspensions.map(({ status }) => status)).toEqual(['lifted']);
    expect(own.lastDecisionId).toBeNull();
  });

  it('of an unknown user is not found, and not audited', async () => {
    await expect(readUser.execute({ actorId: MIA, userId: 4711 })).rejects.toThrow(PersonNotFound);
    expect(audit.lines).toEqual([]);
  });
});
