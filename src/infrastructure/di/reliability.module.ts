import { ContainerModule } from 'inversify';
import { stepAppealRoutes } from '../../adapters/http/admin/step-appeals.routes.js';
import { reliabilityErrors } from '../../adapters/http/moderation/reliability.errors.js';
import { reliabilityRoutes } from '../../adapters/http/moderation/reliability.routes.js';
import { PostgresAppealQueries } from '../../adapters/persistence/moderation/appeal-queries.js';
import { PostgresMisses } from '../../adapters/persistence/moderation/postgres-misses.js';
import { PostgresTableRecords } from '../../adapters/persistence/moderation/postgres-table-records.js';
import { AuditedReads } from '../../application/audit/audited-reads.js';
import { AuditedStaffAction } from '../../application/moderation/audited-staff-action.js';
import { AnswerStepAppeal } from '../../application/moderation/reliability/answer-step-appeal.js';
import { AppealStep } from '../../application/moderation/reliability/appeal-step.js';
import type { AppealQueries } from '../../application/moderation/reliability/appeal-views.js';
import {
  ASSESS_ATTENDANCE,
  AssessAttendance,
} from '../../application/moderation/reliability/assess-attendance.js';
import { CLOSE_MISSES, CloseMisses } from '../../application/moderation/reliability/close-misses.js';
import type { Misses, TableRecords } from '../../application/moderation/reliability/ports.js';
import { ReliabilityMails } from '../../application/moderation/reliability/reliability-mails.js';
import { USERS } from './account.module.js';
import { bindClass, token } from './bind-class.js';
import { jobHandlers } from './job-handler.js';
import {
  APP_NAME,
  AUDIT_LOG,
  CLOCK,
  CONTEXT_REGISTRATION,
  type ContextRegistration,
  ENTITY_MANAGER,
  HOME_ZONE,
  JOBS,
  PAUSES_REQUESTS,
  POOL,
  PUBLIC_URL,
  TABLE_MATES,
  UNIT_OF_WORK,
} from './tokens.js';

const MISSES = token<Misses>('Misses');
const TABLE_RECORDS = token<TableRecords>('TableRecords');
const QUERIES = token<AppealQueries>('AppealQueries');

/** Missed tables, the steps that follow them, and appeals. */
export const reliabilityModule = new ContainerModule(({ bind }) => {
  bindClass(bind, PostgresMisses, [ENTITY_MANAGER], MISSES);
  bindClass(bind, PostgresTableRecords, [ENTITY_MANAGER], TABLE_RECORDS);
  bindClass(bind, PostgresAppealQueries, [POOL], QUERIES);
  bindClass(bind, ReliabilityMails, [APP_NAME, PUBLIC_URL, HOME_ZONE, JOBS]);
  bindClass(bind, AssessAttendance, [
    UNIT_OF_WORK,
    USERS,
    MISSES,
    TABLE_RECORDS,
    ReliabilityMails,
    CLOCK,
    PAUSES_REQUESTS,
  ]);
  bindClass(bind, AppealStep, [UNIT_OF_WORK, USERS, MISSES, CLOCK]);
  bindClass(bind, AnswerStepAppeal, [AuditedStaffAction, MISSES, TABLE_MATES, ReliabilityMails, CLOCK]);
  bindClass(bind, CloseMisses, [UNIT_OF_WORK, USERS, MISSES, ReliabilityMails, AUDIT_LOG, CLOCK]);

  bind(CONTEXT_REGISTRATION)
    .toDynamicValue((context): ContextRegistration => {
      const { get } = context;
      const run = jobHandlers(context);
      const clock = get(CLOCK);
      return {
        routes: [
          ...reliabilityRoutes({
            misses: get(MISSES),
            appealStep: get(AppealStep),
            clock,
            pausesRequests: get(PAUSES_REQUESTS),
          }),
          ...stepAppealRoutes({
            queries: get(QUERIES),
            reads: get(AuditedReads),
            answerStepAppeal: get(AnswerStepAppeal),
            clock,
          }),
        ],
        errors: reliabilityErrors,
        handlers: {
          [ASSESS_ATTENDANCE]: run(AssessAttendance),
          [CLOSE_MISSES]: run(CloseMisses),
        },
        recurring: [
          { name: ASSESS_ATTENDANCE, match: '25 * * * *' },
          { name: CLOSE_MISSES, match: '58 3 * * *' },
        ],
      };
    })
    .inSingletonScope();
});
