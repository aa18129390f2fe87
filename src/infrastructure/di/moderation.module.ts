import { ContainerModule } from 'inversify';
import { reportDeskRoutes } from '../../adapters/http/admin/reports.routes.js';
import { workRoutes } from '../../adapters/http/admin/work.routes.js';
import { blockRoutes } from '../../adapters/http/moderation/blocks.routes.js';
import { moderationErrors } from '../../adapters/http/moderation/moderation.errors.js';
import { reportRoutes } from '../../adapters/http/moderation/reports.routes.js';
import { PostgresBlocks } from '../../adapters/persistence/moderation/postgres-blocks.js';
import { PostgresReports } from '../../adapters/persistence/moderation/postgres-reports.js';
import { PostgresReportTargets } from '../../adapters/persistence/moderation/postgres-report-targets.js';
import { PostgresReportQueries } from '../../adapters/persistence/moderation/report-queries.js';
import { PostgresWorkQueries } from '../../adapters/persistence/moderation/work-queries.js';
import { BlockUser } from '../../application/moderation/block-user.js';
import { ClaimReport } from '../../application/moderation/claim-report.js';
import { DecideReport } from '../../application/moderation/decide-report.js';
import { OnReportDecided } from '../../application/moderation/on-report-decided.js';
import type { ReportTargets } from '../../application/moderation/ports.js';
import {
  PURGE_REPORT_EVIDENCE,
  PurgeReportEvidence,
} from '../../application/moderation/purge-report-evidence.js';
import { ReadReport } from '../../application/moderation/read-report.js';
import { ReleaseReport } from '../../application/moderation/release-report.js';
import type { ReportQueries } from '../../application/moderation/report-views.js';
import { SubmitReport } from '../../application/moderation/submit-report.js';
import { UnblockUser } from '../../application/moderation/unblock-user.js';
import type { WorkQueries } from '../../application/moderation/work-views.js';
import { USERS } from './account.module.js';
import { bindClass, token } from './bind-class.js';
import { jobHandlers } from './job-handler.js';
import { CONTACTS } from './match.module.js';
import {
  APP_NAME,
  AUDIT_LOG,
  BLOCKS,
  CLOCK,
  CONTEXT_REGISTRATION,
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
} from './tokens.js';

const REPORT_TARGETS = token<ReportTargets>('ReportTargets');
const REPORT_QUERIES = token<ReportQueries>('ReportQueries');
const WORK_QUERIES = token<WorkQueries>('WorkQueries');

/** Reports and blocks. */
export const moderationModule = new ContainerModule(({ bind }) => {
  bindClass(bind, PostgresBlocks, [ENTITY_MANAGER], BLOCKS);
  bindClass(bind, PostgresReports, [ENTITY_MANAGER, EVENTS], REPORTS);
  bindClass(bind, PostgresReportTargets, [ENTITY_MANAGER, BLOCKS], REPORT_TARGETS);
  bindClass(bind, PostgresReportQueries, [POOL], REPORT_QUERIES);
  bindClass(bind, PostgresWorkQueries, [POOL], WORK_QUERIES);

  bindClass(bind, BlockUser, [UNIT_OF_WORK, BLOCKS, RATE_LIMITER, REALTIME, CLOCK]);
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
  bindClass(bind, ReadReport, [REPORTS, REPORT_QUERIES, TABLE_MATES, AUDIT_LOG, CLOCK]);
  bindClass(bind, ClaimReport, [UNIT_OF_WORK, REPORTS, TABLE_MATES, AUDIT_LOG, CLOCK]);
  bindClass(bind, ReleaseReport, [UNIT_OF_WORK, REPORTS, AUDIT_LOG, CLOCK]);
  bindClass(bind, DecideReport, [UNIT_OF_WORK, REPORTS, AUDIT_LOG, CLOCK]);
  bindClass(bind, OnReportDecided, [REPORTS, CONTACTS, JOBS, APP_NAME]);
  bindClass(bind, PurgeReportEvidence, [UNIT_OF_WORK, REPORTS, JOBS, CLOCK]);

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
            readReport: get(ReadReport),
            claimReport: get(ClaimReport),
            releaseReport: get(ReleaseReport),
            decideReport: get(DecideReport),
            clock: get(CLOCK),
          }),
          ...workRoutes({ queries: get(WORK_QUERIES), clock: get(CLOCK) }),
        ],
        errors: moderationErrors,
        handlers: {
          'report-decided': run(OnReportDecided),
          [PURGE_REPORT_EVIDENCE]: run(PurgeReportEvidence),
        },
        recurring: [{ name: PURGE_REPORT_EVIDENCE, match: '53 3 * * *' }],
      };
    })
    .inSingletonScope();
});
