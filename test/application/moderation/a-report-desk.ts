import { DecideReport } from '../../../src/application/moderation/decide-report.js';
import { OnReportSubmitted } from '../../../src/application/moderation/on-report-submitted.js';
import { OnMemberWarned } from '../../../src/application/moderation/on-member-warned.js';
import { OnReportDecided } from '../../../src/application/moderation/on-report-decided.js';
import type { ReportTargets } from '../../../src/application/moderation/ports.js';
import { purgeReportEvidence } from '../../../src/application/moderation/purge-report-evidence.js';
import { purgeUndecidedReports } from '../../../src/application/moderation/purge-undecided-reports.js';
import { ReportCases } from '../../../src/application/moderation/report-cases.js';
import { SubmitReport, type SubmitReportCommand } from '../../../src/application/moderation/submit-report.js';
import { ClaimCase } from '../../../src/application/review-cases/claim-case.js';
import { ReleaseCase } from '../../../src/application/review-cases/release-case.js';
import { UpdateCase } from '../../../src/application/review-cases/update-case.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import type { ReportOutcome } from '../../../src/domain/moderation/report.js';
import type { User } from '../../../src/domain/account/user.js';
import { aTarget } from '../../support/builders/a-report.js';
import { aUser } from '../../support/builders/a-user.js';
import { aNotifier } from '../../support/builders/a-notifier.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryUsers } from '../../support/fakes/in-memory-accounts.js';
import { InMemoryContacts } from '../../support/fakes/in-memory-matches.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemoryReports } from '../../support/fakes/in-memory-reports.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

/** Two moderators. */
export const [MAYA, OMAR] = [7, 8] as const;

/** The use cases of reports, on fakes. All users can see each other and every match; users and matches can be reported. */
export function aReportDesk() {
  const clock = new FixedClock();
  const jobs = new RecordingJobs();
  const users = new InMemoryUsers(jobs);
  const reports = new InMemoryReports(jobs);
  const audit = new RecordingAuditLog();
  const unitOfWork = new InMemoryUnitOfWork(users.rows, reports.rows, audit, jobs);
  const targets: ReportTargets = {
    asSeenBy: async (userId, kind, id) => {
      if (kind === 'match') return aTarget({ kind, id, aboutUserId: null, matchId: id });
      return kind === 'user' && id !== userId ? aTarget({ id, aboutUserId: id }) : null;
    },
  };
  const limiter = new InMemoryRateLimiter(clock);
  const submit = new SubmitReport(unitOfWork, users, reports, targets, limiter, clock, 'America/New_York');
  const tables: Array<[number, number]> = [];
  const seats: Array<[number, number]> = [];
  let contactEmail: string | null = 'hello@example.org';
  const tableMates = {
    areTableMates: async (one: number, other: number) =>
      tables.some((table) => table.includes(one) && table.includes(other)),
    satAt: async (userId: number, matchId: number) =>
      seats.some(([id, at]) => id === userId && at === matchId),
  };
  const update = new UpdateCase(unitOfWork, new ReportCases(reports, tableMates), audit, audit, clock);
  const claim = new ClaimCase(update, tableMates);
  const release = new ReleaseCase(update);
  const decide = new DecideReport(update);
  const onReportDecided = new OnReportDecided(reports, new InMemoryContacts(), aNotifier(jobs));
  const onMemberWarned = new OnMemberWarned(reports, new InMemoryContacts(), aNotifier(jobs));
  const moderators = { all: async () => [MAYA, OMAR].map((id) => ({ id, language: 'de' as const })) };
  const onReportSubmitted = new OnReportSubmitted(
    reports,
    moderators,
    tableMates,
    jobs,
    clock,
    () => 'Tablemates',
    () => contactEmail,
  );
  const purge = purgeReportEvidence(unitOfWork, reports, jobs, clock);

  return {
    clock,
    jobs,
    audit,
    reports,
    async joins(name: string): Promise<User> {
      const user = aUser({ username: name, email: `${name}@example.org` });
      await unitOfWork.run(() => users.save(user));
      return user;
    },
    report: (userId: number, targetId: number, fields: Partial<SubmitReportCommand> = {}) =>
      submit.execute({ userId, kind: 'user', targetId, reason: 'spam', note: null, ...fields }),
    sitAt: (userId: number, matchId: number) => seats.push([userId, matchId]),
    hasNoContact: () => (contactEmail = null),
    sitTogether: (one: number, other: number) => tables.push([one, other]),
    claim: (moderatorId: number, caseId: number) => claim.execute({ moderatorId, caseId }),
    release: (moderatorId: number, caseId: number) => release.execute({ moderatorId, caseId }),
    decide: (moderatorId: number, reportId: number, outcome: ReportOutcome = 'upheld') =>
      decide.execute({ moderatorId, reportId, outcome, note: null }),
    purge: () => purge.execute(),
    purgeUndecided: () => purgeUndecidedReports(unitOfWork, reports, jobs, clock).execute(),
    /** Mails that the handlers of submissions and decisions queued. */
    async mails(): Promise<Mail[]> {
      for (const event of jobs.take<{ reportId: number }>('report-submitted'))
        await onReportSubmitted.execute(event);
      for (const event of jobs.take<{ reportId: number }>('report-decided'))
        await onReportDecided.execute(event);
      for (const event of jobs.take<{ reportId: number }>('member-warned'))
        await onMemberWarned.execute(event);
      return jobs.take<Mail>('send-mail');
    },
  };
}
