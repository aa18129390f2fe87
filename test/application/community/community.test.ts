import { ChangeCommunity } from '../../../src/application/community/change-community.js';
import { CurrentCommunity } from '../../../src/application/community/current-community.js';
import type { CommunityRecord } from '../../../src/application/community/ports.js';
import { READING_COMMUNITY, ReadCommunity } from '../../../src/application/community/read-community.js';
import { NO_COMMUNITY_TEXTS as NONE } from '../../../src/domain/community/community-texts.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryCommunity } from '../../support/fakes/in-memory-community.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';
import { limitedTo, refused } from '../../support/refused.js';

const DEFAULTS = { name: 'Tables', contactEmail: 'hello@tables.example' };

let records: InMemoryCommunity;
let auditLog: RecordingAuditLog;
let current: CurrentCommunity;
let change: ChangeCommunity;
beforeEach(() => {
  records = new InMemoryCommunity();
  auditLog = new RecordingAuditLog();
  current = new CurrentCommunity(records, DEFAULTS);
  const unitOfWork = new InMemoryUnitOfWork(records, auditLog);
  change = new ChangeCommunity(unitOfWork, records, auditLog, new FixedClock(), current);
});
const named = (name: string, version: number) =>
  change.execute({ actorId: 7, version, texts: { ...NONE, name } });

describe('the community that is shown', () => {
  it('is that of the settings on a new instance', async () => {
    await current.refresh();
    expect(current.shown).toEqual({ ...NONE, ...DEFAULTS });
    expect(current.savedName).toBeNull();
  });

  it('has each saved text in place of its setting, and the other settings', async () => {
    records.record = { texts: { ...NONE, name: 'Uni X', houseRules: ['Be nice.'] }, version: 1 };
    await current.refresh();
    expect(current.shown).toMatchObject({ ...DEFAULTS, name: 'Uni X', houseRules: ['Be nice.'] });
    records.record = { texts: { ...NONE, contactEmail: 'us@uni-x.example' }, version: 2 };
    await current.refresh();
    expect(current.shown).toMatchObject({ name: 'Tables', contactEmail: 'us@uni-x.example', houseRules: [] });
  });

  it('does not go back to older texts after a slow read', async () => {
    const answers: Array<(record: CommunityRecord) => void> = [];
    const find = () => new Promise<CommunityRecord>((resolve) => answers.push(resolve));
    current = new CurrentCommunity({ find }, DEFAULTS);
    const reads = [current.refresh(), current.refresh()];
    answers[1]!({ texts: { ...NONE, name: 'New' }, version: 2 });
    await reads[1];
    answers[0]!({ texts: { ...NONE, name: 'Old' }, version: 1 });
    await reads[0];
    expect(current.shown.name).toBe('New');
  });

  it('may be read by everyone, and by one network only so often', async () => {
    const read = new ReadCommunity(current, new InMemoryRateLimiter(new FixedClock()));
    await limitedTo(READING_COMMUNITY.times, () => read.execute('203.0.113.7'));
    expect(await read.execute('203.0.113.8')).toEqual(current.shown);
  });
});

describe('a change of the community', () => {
  it('is shown at once, and audited with which texts changed, without the texts', async () => {
    expect(await named('Uni X', 0)).toMatchObject({ version: 1, texts: { name: 'Uni X' } });
    expect(current.shown.name).toBe('Uni X');
    expect(auditLog.lines).toEqual([
      { actorId: 7, action: 'community.changed', target: null, details: { version: 1, fields: 'name' } },
    ]);
  });

  it('by the second of two admins who edit the same version is refused, and the texts of the first stay', async () => {
    await named('Of the first', 0);
    await refused(named('Of the second', 0), 'community_changed_meanwhile');
    expect(records.record).toMatchObject({ version: 1, texts: { name: 'Of the first' } });
    expect(auditLog.lines).toHaveLength(1);
    await named('Of the second', 1);
    expect(records.record.version).toBe(2);
  });

  it('does not overwrite an admin who saves between its read and its write', async () => {
    records.save = async () => false;
    await refused(named('Uni X', 0), 'community_changed_meanwhile');
    expect(auditLog.lines).toEqual([]);
  });

  it.each([
    ['saves what is there already', ' Uni X ', 1],
    ['is sent again, because its answer was lost', 'Uni X', 0],
  ])('that %s writes nothing', async (_why, name, version) => {
    await named('Uni X', 0);
    expect(await named(name, version)).toMatchObject({ version: 1 });
    expect(auditLog.lines).toHaveLength(1);
  });

  it('with a text that is not allowed is refused', async () => {
    await refused(named('Uni\nX', 0), 'community_text_not_allowed');
    expect(records.record.version).toBe(0);
  });
});
