import type { ReportRecord } from '../../../src/application/moderation/report-views.js';
import type { SubmitReportCommand } from '../../../src/application/moderation/submit-report.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import type { Viewer } from '../../../src/application/shared/viewer.js';
import type { Report, ReportKind, ReportOutcome } from '../../../src/domain/moderation/report.js';
import { composeReports } from '../../../src/infrastructure/compose/reports.js';
import { aTarget } from '../../support/builders/a-report.js';
import { aShared, notInMemory } from '../../support/builders/a-shared.js';
import { InMemoryUsers } from '../../support/fakes/in-memory-accounts.js';
import { InMemoryBlocks } from '../../support/fakes/in-memory-blocks.js';
import { InMemoryContacts } from '../../support/fakes/in-memory-matches.js';
import { RecordingPairContacts } from '../../support/fakes/in-memory-pair-chats.js';
import { InMemoryReports } from '../../support/fakes/in-memory-reports.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';

/** Two moderators. */
export const [MAYA, OMAR] = [7, 8] as const;

/**
 * Reports of the members Ada and Ben, on fakes. All users can see each other and every match; users and matches can be
 * reported.
 */
export async function aReportDesk() {
  const outer = aShared();
  const { clock, jobs, audit, tableMates } = outer;
  const users = new InMemoryUsers(jobs);
  const reports = new InMemoryReports(jobs);
  const unitOfWork = new InMemoryUnitOfWork(users.rows, reports.rows, audit, jobs);
  const hidden = new Set<number>();
  let contactEmail: string | null = 'hello@example.org';
  const shared = {
    ...outer,
    unitOfWork,
    contacts: new InMemoryContacts(),
    contactEmail: () => contactEmail,
  };
  const context = composeReports(shared, {
    users,
    reports,
    blocks: new InMemoryBlocks(),
    closePairChats: new RecordingPairContacts(),
    moderators: { all: async () => [MAYA, OMAR].map((id) => ({ id, language: 'de' as const })) },
    reportTargets: {
      asSeenBy: async (userId, kind, id) => {
        if (kind === 'match') return aTarget({ kind, id, aboutUserId: null, matchId: id });
        return kind === 'user' && id !== userId ? aTarget({ id, aboutUserId: id }) : null;
      },
    },
    reportQueries: {
      page: notInMemory,
      find: async (id: number, viewer: Viewer) =>
        hidden.has(id) ? null : ({ id, viewer } as unknown as ReportRecord),
    },
  });
  const { submitReport, reportDesk, reportEarlyCancellation, handlers } = context;

  const joins = async (name: string): Promise<number> => (await users.joins(name)).id;
  const last = () => reports.rows.all().at(-1)!;
  const report = (userId: number, targetId: number, fields: Partial<SubmitReportCommand> = {}) =>
    submitReport.execute({ userId, kind: 'user', targetId, reason: 'spam', note: null, ...fields });
  return {
    ada: await joins('ada'),
    ben: await joins('ben'),
    joins,
    clock,
    users,
    audit,
    reports,
    update: reportDesk.update.bind(reportDesk),
    report,
    /** Reports, and returns the new report. */
    async reported(userId: number, targetId: number, kind: ReportKind = 'user'): Promise<Report> {
      await report(userId, targetId, { kind });
      return last();
    },
    all: () => reports.rows.all(),
    last,
    cancelsEarly: (userId: number, matchId: number) => reportEarlyCancellation.execute({ userId, matchId }),
    hide: (id: number) => hidden.add(id),
    sitAt: (userId: number, matchId: number) => tableMates.sitAt(userId, matchId),
    hasNoContact: () => (contactEmail = null),
    sitTogether: (one: number, other: number) => tableMates.sitTogether(one, other),
    claim: (moderatorId: number, { id: caseId } = last()) => reportDesk.claim({ moderatorId, caseId }),
    release: (moderatorId: number, { id: caseId } = last()) => reportDesk.release({ moderatorId, caseId }),
    decide: (moderatorId: number, outcome: ReportOutcome = 'upheld', { id: caseId } = last()) =>
      reportDesk.decide({ moderatorId, caseId, outcome, note: null }),
    read: (moderatorId: number, caseId = last().id) => reportDesk.read({ moderatorId, caseId }),
    view: (moderatorId: number, caseId = last().id) => reportDesk.view({ moderatorId, caseId }),
    runs: (job: 'purgeReportEvidence' | 'purgeUndecidedReports') => handlers[job].execute(),
    /** Mails that the handlers of submissions and decisions queued. */
    async mails(): Promise<Mail[]> {
      const on = {
        'report-submitted': handlers.onReportSubmitted,
        'report-decided': handlers.onReportDecided,
        'member-warned': handlers.onMemberWarned,
      };
      for (const [name, handler] of Object.entries(on))
        for (const event of jobs.take<{ reportId: number }>(name)) await handler.execute(event);
      return jobs.take<Mail>('send-mail');
    },
  };
}
