import { ContainerModule } from 'inversify';
import { usersRoutes } from '../../adapters/http/admin/users.routes.js';
import { appealRoutes } from '../../adapters/http/moderation/appeals.routes.js';
import { suspensionErrors } from '../../adapters/http/moderation/suspension.errors.js';
import { PostgresPeopleQueries } from '../../adapters/persistence/moderation/people-queries.js';
import {
  PostgresStandings,
  PostgresSuspensions,
} from '../../adapters/persistence/moderation/postgres-suspensions.js';
import { CancelAllParticipation } from '../../application/meetup/cancel-all-participation.js';
import { AnswerAppeal } from '../../application/moderation/answer-appeal.js';
import { AppealSuspension } from '../../application/moderation/appeal-suspension.js';
import { AuditedStaffAction } from '../../application/moderation/audited-staff-action.js';
import { CLOSE_SUSPENSIONS, CloseSuspensions } from '../../application/moderation/close-suspensions.js';
import { DeclineEnding } from '../../application/moderation/decline-ending.js';
import { EndAccount } from '../../application/moderation/end-account.js';
import { EndSessions } from '../../application/moderation/end-sessions.js';
import { GoodStanding } from '../../application/standing/good-standing.js';
import { LiftSuspension } from '../../application/moderation/lift-suspension.js';
import { StaffActionGuard } from '../../application/moderation/staff-action-guard.js';
import { AuditedReads } from '../../application/audit/audited-reads.js';
import type { UserQueries } from '../../application/moderation/user-records.js';
import type { Standings } from '../../application/standing/standings.js';
import type { Suspensions } from '../../application/moderation/ports.js';
import { ReadUser } from '../../application/moderation/read-user.js';
import { SuspendUser } from '../../application/moderation/suspend-user.js';
import { SuspensionMails } from '../../application/moderation/suspension-mails.js';
import { WithdrawOpenReviews } from '../../application/trust-score/withdraw-open-reviews.js';
import { SESSIONS, USERS } from './account.module.js';
import { bindClass, token } from './bind-class.js';
import { jobHandlers } from './job-handler.js';
import {
  CURRENT_NAME,
  AUDIT_LOG,
  CLOCK,
  CONTEXT_REGISTRATION,
  type ContextRegistration,
  ENTITY_MANAGER,
  HOME_ZONE,
  JOBS,
  LISTS,
  POOL,
  PUBLIC_URL,
  TABLE_MATES,
  RATE_LIMITER,
  UNIT_OF_WORK,
  STAFF_DECISIONS,
} from './tokens.js';

const SUSPENSIONS = token<Suspensions>('Suspensions');
const STANDINGS = token<Standings>('Standings');
const QUERIES = token<UserQueries>('PeopleQueries');

/** Suspensions, appeals and the user records of the console. */
export const suspensionModule = new ContainerModule(({ bind }) => {
  bindClass(bind, PostgresSuspensions, [ENTITY_MANAGER], SUSPENSIONS);
  bindClass(bind, PostgresStandings, [ENTITY_MANAGER], STANDINGS);
  bindClass(bind, PostgresPeopleQueries, [POOL, LISTS], QUERIES);
  bindClass(bind, GoodStanding, [STANDINGS, CLOCK]);
  bindClass(bind, StaffActionGuard, [USERS, TABLE_MATES, GoodStanding, CLOCK]);
  bindClass(bind, SuspensionMails, [CURRENT_NAME, PUBLIC_URL, HOME_ZONE, JOBS]);

  bindClass(bind, AuditedReads, [UNIT_OF_WORK, AUDIT_LOG, RATE_LIMITER]);
  bindClass(bind, ReadUser, [UNIT_OF_WORK, QUERIES, AUDIT_LOG, CLOCK]);
  bindClass(bind, AuditedStaffAction, [UNIT_OF_WORK, StaffActionGuard, AUDIT_LOG, STAFF_DECISIONS]);
  bindClass(bind, SuspendUser, [
    AuditedStaffAction,
    SUSPENSIONS,
    CancelAllParticipation,
    SESSIONS,
    SuspensionMails,
    CLOCK,
    HOME_ZONE,
  ]);
  bindClass(bind, EndAccount, [
    AuditedStaffAction,
    SUSPENSIONS,
    CancelAllParticipation,
    SESSIONS,
    WithdrawOpenReviews,
    SuspensionMails,
    CLOCK,
  ]);
  bindClass(bind, DeclineEnding, [AuditedStaffAction, SUSPENSIONS]);
  bindClass(bind, LiftSuspension, [AuditedStaffAction, SUSPENSIONS, SuspensionMails, CLOCK]);
  bindClass(bind, AnswerAppeal, [AuditedStaffAction, SUSPENSIONS, SuspensionMails, CLOCK]);
  bindClass(bind, EndSessions, [AuditedStaffAction, SESSIONS]);
  bindClass(bind, AppealSuspension, [UNIT_OF_WORK, USERS, SUSPENSIONS, CLOCK]);
  bindClass(bind, CloseSuspensions, [UNIT_OF_WORK, USERS, SUSPENSIONS, AUDIT_LOG, CLOCK]);

  bind(CONTEXT_REGISTRATION)
    .toDynamicValue((context): ContextRegistration => {
      const { get } = context;
      const run = jobHandlers(context);
      return {
        routes: [
          ...usersRoutes({
            queries: get(QUERIES),
            reads: get(AuditedReads),
            readUser: get(ReadUser),
            suspendUser: get(SuspendUser),
            liftSuspension: get(LiftSuspension),
            endAccount: get(EndAccount),
            declineEnding: get(DeclineEnding),
            endSessions: get(EndSessions),
            answerAppeal: get(AnswerAppeal),
            clock: get(CLOCK),
            homeZone: get(HOME_ZONE),
          }),
          ...appealRoutes({ appealSuspension: get(AppealSuspension) }),
        ],
        errors: suspensionErrors,
        handlers: { [CLOSE_SUSPENSIONS]: run(CloseSuspensions) },
        recurring: [{ name: CLOSE_SUSPENSIONS, match: '*/10 * * * *' }],
      };
    })
    .inSingletonScope();
});
