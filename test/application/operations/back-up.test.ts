import { BackUp, isBackupDue } from '../../../src/application/operations/back-up.js';
import type { RunState } from '../../../src/application/operations/read-system.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';

const ZONE = 'America/New_York';
const NEVER: RunState = { lastAt: null, hasFailedSince: false, error: null };

it.each([
  ['where there is none', null, '2026-11-27T14:00:00Z', true],
  ['from three in the night on', '2026-11-26T08:10:00Z', '2026-11-27T08:00:00Z', true],
  ['not before three', '2026-11-26T08:10:00Z', '2026-11-27T07:59:00Z', false],
  ['not again on the same day', '2026-11-27T08:10:00Z', '2026-11-28T07:59:00Z', false],
  ['not after one by hand', '2026-11-27T15:00:00Z', '2026-11-27T16:00:00Z', false],
  ['late, where the machine was off that night', '2026-11-24T08:10:00Z', '2026-11-26T07:00:00Z', true],
  ['at three in the night of the longer day', '2026-11-01T07:30:00Z', '2026-11-01T08:00:00Z', true],
])('the backup of a day is due %s', (_, last, now, isDue) =>
  expect(isBackupDue(last === null ? null : new Date(last), new Date(now), ZONE)).toBe(isDue),
);

describe('the job of the backup', () => {
  const job = (take: (() => Promise<void>) | null, state = NEVER) => {
    const reported: unknown[] = [];
    const queries = { runs: async () => state };
    const backUp = new BackUp(take, queries, new FixedClock(), ZONE, (error) => void reported.push(error));
    return { reported, execute: () => backUp.execute() };
  };

  it('takes one where it is due, and none without a place', async () => {
    let taken = 0;
    await job(async () => void taken++).execute();
    await job(null).execute();
    await job(async () => void taken++, { ...NEVER, lastAt: new FixedClock().now() }).execute();
    expect(taken).toBe(1);
  });

  it('reports a failure and ends, because the next hour tries again', async () => {
    const full = new Error('BACKUP_TO is full: no backup was written.');
    const { reported, execute } = job(() => Promise.reject(full));
    await execute();
    expect(reported).toEqual([full]);
  });
});
