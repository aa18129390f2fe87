import { ReadCase } from '../../../src/application/review-cases/read-case.js';
import type { Viewer } from '../../../src/application/shared/viewer.js';
import { ReportNotFound } from '../../../src/domain/moderation/report-errors.js';
import { ADA, aReport } from '../../support/builders/a-report.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryReports } from '../../support/fakes/in-memory-reports.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

const [MAYA, OMAR] = [7, 8] as const;
const HIDDEN = 2;
let clock: FixedClock;
let reports: InMemoryReports;
let readCase: ReadCase<{ id: number; viewer: Viewer }>;
let mates: readonly number[];
beforeEach(async () => {
  clock = new FixedClock();
  reports = new InMemoryReports(new RecordingJobs());
  mates = [];
  const queries = {
    find: async (id: number, viewer: Viewer) => (id === HIDDEN ? null : { id, viewer }),
  };
  const tableMates = {
    areTableMates: async (_one: number, other: number) => mates.includes(other),
    satAt: async () => false,
  };
  readCase = new ReadCase(reports, queries, tableMates, clock, ReportNotFound);
  for (const id of [1, HIDDEN]) await reports.add(aReport({ id }));
});

describe('reading a review case', () => {
  it('returns the record for the moderator, without an obstacle to a claim', async () => {
    expect(await readCase.execute({ caseId: 1, moderatorId: MAYA })).toEqual({
      record: { id: 1, viewer: { moderatorId: MAYA, now: clock.now() } },
      obstacle: null,
    });
  });

  it('returns why the moderator may not claim it', async () => {
    const obstacleFor = async (moderatorId: number) =>
      (await readCase.execute({ caseId: 1, moderatorId })).obstacle;
    expect(await obstacleFor(ADA)).toBe('yourself');
    const report = (await reports.find(1))!;
    report.claim({ id: MAYA, isTableMate: false }, clock.now());
    await reports.save(report);
    expect([await obstacleFor(MAYA), await obstacleFor(OMAR)]).toEqual([null, 'claimed']);
    mates = [ADA];
    expect(await obstacleFor(OMAR)).toBe('table_mate');
  });

  it('finds neither an unknown nor a hidden case', async () => {
    for (const caseId of [4711, HIDDEN])
      await expect(readCase.execute({ caseId, moderatorId: MAYA })).rejects.toThrow(ReportNotFound);
  });
});
