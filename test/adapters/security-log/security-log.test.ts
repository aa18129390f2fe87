import { ObservedAuditLog } from '../../../src/adapters/security-log/observed-audit-log.js';
import { SecurityLog } from '../../../src/adapters/security-log/security-log.js';
import { RecordingSecurityEvents } from '../../support/fakes/recording-security-events.js';

interface Line {
  readonly account?: string;
  readonly by?: string;
  readonly network?: string;
}

function aLog(secret = 'a secret of the tests') {
  const lines: Line[] = [];
  return { log: new SecurityLog(secret, (line) => lines.push(line)), lines };
}

describe('the security log', () => {
  it('has a stable pseudonym per account and secret', () => {
    const { log, lines } = aLog();
    log.record('member_signed_in', { accountId: 7 });
    log.record('role_changed', { accountId: 8, actorId: 7, reason: 'admin' });
    log.record('role_changed', { accountId: 7, actorId: 7, reason: 'admin' });
    const [first, second, third] = lines as [Line, Line, Line];
    expect([second.by, third.account, third.by]).toEqual([first.account, first.account, undefined]);
    expect(second.account).not.toBe(first.account);
    const other = aLog('another secret');
    other.log.record('member_signed_in', { accountId: 7 });
    expect(other.lines[0]!.account).not.toBe(first.account);
  });

  it('separates concurrent requests', async () => {
    const { log, lines } = aLog();
    const request = (network: string) =>
      log.during(network, async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        log.record('limit_reached', { accountId: null, reason: network });
      });
    await Promise.all([request('one'), request('other')]);
    log.record('limit_reached', { accountId: null, reason: 'a job' });
    expect(lines).toEqual([
      { event: 'limit_reached', network: 'one', reason: 'one' },
      { event: 'limit_reached', network: 'other', reason: 'other' },
      { event: 'limit_reached', reason: 'a job' },
    ]);
  });
});

it('audited actions are recorded on commit only', async () => {
  const events = new RecordingSecurityEvents();
  const commits: Array<() => Promise<void>> = [];
  const auditLog = new ObservedAuditLog(
    { write: async () => undefined },
    events,
    async (callback) => void commits.push(callback),
  );
  const target = { kind: 'report', id: 3 } as const;
  await auditLog.write({ actorId: 7, action: 'report.claimed', target });
  await auditLog.write({ actorId: 7, action: 'report.released', target });
  expect(events.recorded).toEqual([]);
  for (const commit of commits) await commit();
  expect(events.recorded).toEqual([{ event: 'review_claimed', accountId: 7, reason: 'report' }]);
});
