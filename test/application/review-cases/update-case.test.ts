import type { LockedCase, ReviewCases } from '../../../src/application/review-cases/review-cases.js';
import { UpdateCase } from '../../../src/application/review-cases/update-case.js';
import { ReportNotFound } from '../../../src/domain/moderation/report-errors.js';
import type { Report } from '../../../src/domain/moderation/report.js';
import { aReport } from '../../support/builders/a-report.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryReports } from '../../support/fakes/in-memory-reports.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

interface LockedReport extends LockedCase {
  readonly reviewCase: Report;
}

const MAYA = 7;
const reviewer = { id: MAYA, isTableMate: false };
let clock: FixedClock;
let audit: RecordingAuditLog;
let reports: InMemoryReports;
let updateCase: UpdateCase<LockedReport>;
let details: { readonly step: number } | undefined;
beforeEach(async () => {
  clock = new FixedClock();
  audit = new RecordingAuditLog();
  reports = new InMemoryReports(new RecordingJobs());
  details = undefined;
  const cases: ReviewCases<LockedReport> = {
    kind: 'report',
    findForUpdate: async (id) => {
      const reviewCase = await reports.findForUpdate(id);
      if (!reviewCase) throw new ReportNotFound();
      return { reviewCase };
    },
    save: ({ reviewCase }) => reports.save(reviewCase),
    auditDetails: () => details,
  };
  updateCase = new UpdateCase(new InMemoryUnitOfWork(reports.rows, audit), cases, audit, audit, clock);
  await reports.add(aReport({ id: 1 }));
});

const command = { caseId: 1, moderatorId: MAYA };
const claim = ({ reviewCase }: LockedReport, now: Date): void => reviewCase.claim(reviewer, now);
const stored = () => reports.rows.all()[0]!;

describe('a change of a review case', () => {
  it('is saved and audited with the kind of the case', async () => {
    const { reviewCase } = await updateCase.execute(command, 'claimed', claim);
    expect([reviewCase.status, stored().status]).toEqual(['in_review', 'in_review']);
    expect(audit.lines).toEqual([
      { actorId: MAYA, action: 'report.claimed', target: { kind: 'report', id: 1 } },
    ]);
  });

  it('is audited with the details of the kind, if it has any', async () => {
    details = { step: 2 };
    await updateCase.execute(command, 'claimed', claim);
    expect(audit.lines[0]!.details).toEqual({ step: 2 });
  });

  it('is neither saved nor audited after an error', async () => {
    const failing = updateCase.execute(command, 'claimed', (locked, now) => {
      claim(locked, now);
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect([stored().status, audit.lines]).toEqual(['submitted', []]);
  });

  it.each([
    ['dismissed', 'dismissed this report'],
    ['warned', 'upheld this report with a warning'],
    ['upheld', 'upheld this report'],
  ] as const)('that comes too late says who decided what (%s)', async (outcome, words) => {
    await updateCase.execute(command, 'claimed', claim);
    await updateCase.execute(command, outcome, ({ reviewCase }, now) =>
      reviewCase.decide(outcome, MAYA, null, now),
    );
    await expect(updateCase.execute(command, 'claimed', claim)).rejects.toThrow(
      `This review has already been decided: Person 7 ${words}.`,
    );
  });

  it('is rolled back if the audit entry cannot be written', async () => {
    audit.write = () => Promise.reject(new Error('the audit log failed'));
    await expect(updateCase.execute(command, 'claimed', claim)).rejects.toThrow('the audit log failed');
    expect(stored().status).toBe('submitted');
  });

  it('is not executed if the case is not found', async () => {
    await expect(updateCase.execute({ ...command, caseId: 2 }, 'claimed', claim)).rejects.toThrow(
      ReportNotFound,
    );
  });
});
