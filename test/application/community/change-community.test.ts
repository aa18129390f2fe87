import { ChangeCommunity } from '../../../src/application/community/change-community.js';
import { CurrentCommunity } from '../../../src/application/community/current-community.js';
import {
  CommunityChangedMeanwhile,
  CommunityTextNotAllowed,
} from '../../../src/domain/community/community-errors.js';
import { NO_COMMUNITY_TEXTS } from '../../../src/domain/community/community-texts.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryCommunity } from '../../support/fakes/in-memory-community.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';

let records: InMemoryCommunity;
let auditLog: RecordingAuditLog;
let current: CurrentCommunity;
let change: ChangeCommunity;
beforeEach(() => {
  records = new InMemoryCommunity();
  auditLog = new RecordingAuditLog();
  current = new CurrentCommunity(records, { name: 'Tables', contactEmail: null });
  const unitOfWork = new InMemoryUnitOfWork(records, auditLog);
  change = new ChangeCommunity(unitOfWork, records, auditLog, new FixedClock(), current);
});
const named = (name: string, version: number) =>
  change.execute({ actorId: 7, version, texts: { ...NO_COMMUNITY_TEXTS, name } });

it('a change is shown at once, and the audit log has which texts changed, without the texts', async () => {
  expect(await named('Uni X', 0)).toMatchObject({ version: 1, texts: { name: 'Uni X' } });
  expect(current.shown.name).toBe('Uni X');
  expect(auditLog.lines).toEqual([
    { actorId: 7, action: 'community.changed', target: null, details: { version: 1, fields: 'name' } },
  ]);
});

it('of two admins who edit the same version, the second is refused and the texts of the first stay', async () => {
  await named('Of the first', 0);
  await expect(named('Of the second', 0)).rejects.toThrow(CommunityChangedMeanwhile);
  expect(records.record).toMatchObject({ version: 1, texts: { name: 'Of the first' } });
  expect(auditLog.lines).toHaveLength(1);
  await named('Of the second', 1);
  expect(records.record.version).toBe(2);
});

it('an admin who saves between the read and the write of another one is not overwritten', async () => {
  records.save = async () => false;
  await expect(named('Uni X', 0)).rejects.toThrow(CommunityChangedMeanwhile);
  expect(auditLog.lines).toEqual([]);
});

it('saving what is there already writes nothing', async () => {
  await named('Uni X', 0);
  expect(await named(' Uni X ', 1)).toMatchObject({ version: 1 });
  expect(auditLog.lines).toHaveLength(1);
});

it('a request that is sent again, because its answer was lost, succeeds and writes nothing', async () => {
  await named('Uni X', 0);
  expect(await named('Uni X', 0)).toMatchObject({ version: 1 });
  expect(auditLog.lines).toHaveLength(1);
});

it('a text that is not allowed is refused', async () => {
  await expect(named('Uni\nX', 0)).rejects.toThrow(CommunityTextNotAllowed);
  expect(records.record.version).toBe(0);
});
