import { ContainerModule } from 'inversify';
import { reportDeskRoutes } from '../../adapters/http/admin/reports.routes.js';
import { workRoutes } from '../../adapters/http/admin/work.routes.js';
import { blockRoutes } from '../../adapters/http/moderation/blocks.routes.js';
import { moderationErrors } from '../../adapters/http/moderation/moderation.errors.js';
import { reportRoutes } from '../../adapters/http/moderation/reports.routes.js';
import { PostgresModerators } from '../../adapters/persistence/moderation/postgres-moderators.js';
import { PostgresBlocks } from '../../adapters/persistence/moderation/postgres-blocks.js';
import { PostgresReports } from '../../adapters/persistence/moderation/postgres-reports.js';
import { PostgresReportTargets } from '../../adapters/persistence/moderation/postgres-report-targets.js';
import { PostgresReportQueries } from '../../adapters/persistence/moderation/report-queries.js';
import { PostgresWorkQueries } from '../../adapters/persistence/moderation/work-queries.js';
import { BlockUser } from '../../application/moderation/block-user.js';
import { AuditedReads } from '../../application/audit/audited-reads.js';
import { DecideReport } from '../../application/moderation/decide-report.js';
import { OnMemberWarned } from '../../application/moderation/on-member-warned.js';
import { OnReportDecided } from '../../application/moderation/on-report-decided.js';
import { OnReportSubmitted } from '../../application/moderation/on-report-submitted.js';
import { Notifier } from '../../application/notifications/notifier.js';
import type { Moderators, ReportTargets } from '../../application/moderation/ports.js';
import {
  PURGE_REPORT_EVIDENCE,
  PurgeReportEvidence,
} from '../../application/moderation/purge-report-evidence.js';
import {
  PURGE_UNDECIDED_REPORTS,
  PurgeUndecidedReports,
} from '../../application/moderation/purge-undecided-reports.js';
import { ReadReport } from '../../application/moderation/read-report.js';
import { ReportEarlyCancellation } from '../../application/moderation/report-early-cancellation.js';
import { type LockedReport, ReportCases } from '../../application/moderation/report-cases.js';
import type { ReportQueries, ReportRecord } from '../../application/moderation/report-views.js';
import { SubmitReport } from '../../application/moderation/submit-report.js';
import { UnblockUser } from '../../application/moderation/unblock-user.js';
import type { WorkQueries } from '../../application/moderation/work-views.js';
import { ClaimCase } from '../../application/review-cases/claim-case.js';
import { ReadCase } from '../../application/review-cases/read-case.js';
import { ReleaseCase } from '../../application/review-cases/release-case.js';
import { UpdateCase } from '../../application/review-cases/update-case.js';
import { ReportNotFound } from '../../domain/moderation/report-errors.js';
import { USERS } from './account.module.js';
import { bindClass, token } from './bind-class.js';
import { jobHandlers } from './job-handler.js';
import { CONTACTS } from './notifications.module.js';
import {
  AUDIT_LOG,
  BLOCKS,
  PAIR_CONTACTS,
  CLOCK,
  CONTEXT_REGISTRATION,
  CURRENT_CONTACT_EMAIL,
  CURRENT_NAME,
  type ContextRegistration,
  ENTITY_MANAGER,
  EVENTS,
  HOME_ZONE,
  JOBS,
  POOL,
  RATE_LIMITER,
  REALTIME,
  REPORTS,
  TABLE_MATES,
  UNIT_OF_WORK,
  STAFF_DECISIONS,
} from './tokens.js';

const MODERATORS = token<Moderators>('Moderators');
const REPORT_TARGETS = token<ReportTargets>('ReportTargets');
const REPORT_QUERIES = token<ReportQueries>('ReportQueries');
const READ_REPORT_CASE = token<ReadCase<ReportRecord>>('ReadCase of reports');
const UPDATE_REPORT = token<UpdateCase<LockedReport>>('UpdateCase of reports');
const CLAIM_REPORT = token<ClaimCase>('ClaimCase of reports');
const RELEASE_REPORT = token<ReleaseCase>('ReleaseCase of reports');
const WORK_QUERIES = token<WorkQueries>('WorkQueries');

/** Reports and blocks. */
export const moderationModule = new ContainerModule(({ bind }) => {
  bindClass(bind, PostgresBlocks, [ENTITY_MANAGER], BLOCKS);
  bindClass(bind, PostgresReports, [ENTITY_MANAGER, EVENTS], REPORTS);
  bindClass(bind, PostgresReportTargets, [ENTITY_MANAGER, BLOCKS], REPORT_TARGETS);
  bindClass(bind, PostgresReportQueries, [POOL], REPORT_QUERIES);
  bindClass(bind, PostgresWorkQueries, [POOL], WORK_QUERIES);

  bindClass(bind, BlockUser, [UNIT_OF_WORK, BLOCKS, PAIR_CONTACTS, RATE_LIMITER, REALTIME, CLOCK]);
  bindClass(bind, UnblockUser, [UNIT_OF_WORK, BLOCKS, RATE_LIMITER, REALTIME]);
  bindClass(bind, SubmitReport, [
    UNIT_OF_WORK,
    USERS,
    REPORTS,
    REPORT_TARGETS,
    RATE_LIMITER,
    CLOCK,
    HOME_ZONE,
  ]);
  bindClass(bind, ReportEarlyCancellation, [USERS, REPORTS, CLOCK, HOME_ZONE]);
  bind(READ_REPORT_CASE)
    .toResolvedValue(
      (reports, queries, tableMates, clock) =>
        new ReadCase(reports, queries, tableMates, clock, ReportNotFound),
      [REPORTS, REPORT_QUERIES, TABLE_MATES, CLOCK],
    )
    .inSingletonScope();
  bindClass(bind, ReadReport, [READ_REPORT_CASE, AUDIT_LOG]);
  bindClass(bind, ReportCases, [REPORTS, TABLE_MATES]);
  bindClass(bind, PostgresModerators, [ENTITY_MANAGER], MODERATORS);
  bindClass(
    bind,
    UpdateCase<LockedReport>,
    [UNIT_OF_WORK, ReportCases, AUDIT_LOG, STAFF_DECISIONS, CLOCK],
    UPDATE_REPORT,
  );
  bindClass(bind, ClaimCase, [UPDATE_REPORT, TABLE_MATES], CLAIM_REPORT);
  bindClass(bind, ReleaseCase, [UPDATE_REPORT], RELEASE_REPORT);
  bindClass(bind, DecideReport, [UPDATE_REPORT]);
  bindClass(bind, OnMemberWarned, [REPORTS, CONTACTS, Notifier]);
  bindClass(bind, OnReportDecided, [REPORTS, CONTACTS, Notifier]);
  bindClass(bind, OnReportSubmitted, [
    REPORTS,
    MODERATORS,
    TABLE_MATES,
    JOBS,
    CLOCK,
    CURRENT_NAME,
    CURRENT_CONTACT_EMAIL,
  ]);
  bindClass(bind, PurgeReportEvidence, [UNIT_OF_WORK, REPORTS, JOBS, CLOCK]);
  bindClass(bind, PurgeUndecidedReports, [UNIT_OF_WORK, REPORTS, JOBS, CLOCK]);

  bind(CONTEXT_REGISTRATION)
    .toDynamicValue((context): ContextRegistration => {
      const { get } = context;
      const run = jobHandlers(context);
      return {
        routes: [
          ...blockRoutes({
            blockUser: get(BlockUser),
            unblockUser: get(UnblockUser),
            blocks: get(BLOCKS),
          }),
          ...reportRoutes({ submitReport: get(SubmitReport) }),
          ...reportDeskRoutes({
            queries: get(REPORT_QUERIES),
            reads: get(AuditedReads),
            readReport: get(ReadReport),
            readCase: get(READ_REPORT_CASE),
            claimCase: get(CLAIM_REPORT),
            releaseCase: get(RELEASE_REPORT),
            decideReport: get(DecideReport),
            clock: get(CLOCK),
          }),
          ...workRoutes({ queries: get(WORK_QUERIES), reads: get(AuditedReads), clock: get(CLOCK) }),
        ],
        errors: moderationErrors,
        handlers: {
          'report-submitted': run(OnReportSubmitted),
          'report-decided': run(OnReportDecided),
          'member-warned': run(OnMemberWarned),
          [PURGE_REPORT_EVIDENCE]: run(PurgeReportEvidence),
          [PURGE_UNDECIDED_REPORTS]: run(PurgeUndecidedReports),
        },
        recurring: [
          { name: PURGE_REPORT_EVIDENCE, match: '53 3 * * *' },
          { name: PURGE_UNDECIDED_REPORTS, match: '56 3 * * *' },
        ],
      };
    })
    .inSingletonScope();
});
