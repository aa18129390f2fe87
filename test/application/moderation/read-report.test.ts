import { ReadReport } from '../../../src/application/moderation/read-report.js';
import type { ReportRecord } from '../../../src/application/moderation/report-views.js';
import { ReadCase } from '../../../src/application/review-cases/read-case.js';
import { ReportNotFound } from '../../../src/domain/moderation/report-errors.js';
import { aReport } from '../../support/builders/a-report.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryReports } from '../../support/fakes/in-memory-reports.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

const MAYA = 7;

async function aReader() {
  const audit = new RecordingAuditLog();
  const reports = new InMemoryReports(new RecordingJobs());
  await reports.add(aReport({ id: 1 }));
  const queries = { find: async (id: number) => ({ id }) as ReportRecord };
  const tableMates = { areTableMates: async () => false, satAt: async () => false };
  const readCase = new ReadCase(reports, queries, tableMates, new FixedClock(), ReportNotFound);
  return { audit, readReport: new ReadReport(readCase, audit) };
}

describe('a view of a report', () => {
  it('is audited every time', async () => {
    const { audit, readReport } = await aReader();
    for (let views = 0; views < 2; views++)
      expect((await readReport.execute({ caseId: 1, moderatorId: MAYA })).record.id).toBe(1);
    const line = { actorId: MAYA, action: 'report.viewed', target: { kind: 'report', id: 1 } };
    expect(audit.lines).toEqual([line, line]);
  });

  it('is not audited if the report is not found', async () => {
    const { audit, readReport } = await aReader();
    await expect(readReport.execute({ caseId: 2, moderatorId: MAYA })).rejects.toThrow(ReportNotFound);
    expect(audit.lines).toEqual([]);
  });
});
