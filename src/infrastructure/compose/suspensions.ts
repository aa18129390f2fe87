import type { OpenReviews, Users } from '../../application/account/ports.js';
import { AnswerAppeal } from '../../application/moderation/answer-appeal.js';
import { AppealSuspension } from '../../application/moderation/appeal-suspension.js';
import { ApplySuspension } from '../../application/moderation/apply-suspension.js';
import { AuditedStaffAction } from '../../application/moderation/audited-staff-action.js';
import { CLOSE_SUSPENSIONS, CloseSuspensions } from '../../application/moderation/close-suspensions.js';
import { DeclineEnding } from '../../application/moderation/decline-ending.js';
import { EndAccount } from '../../application/moderation/end-account.js';
import { EndSessions } from '../../application/moderation/end-sessions.js';
import { LiftSuspension } from '../../application/moderation/lift-suspension.js';
import type { Suspensions } from '../../application/moderation/ports.js';
import { ReadUser } from '../../application/moderation/read-user.js';
import { StaffActionGuard } from '../../application/moderation/staff-action-guard.js';
import { SuspendUser } from '../../application/moderation/suspend-user.js';
import { SuspensionMails } from '../../application/moderation/suspension-mails.js';
import type { UserQueries } from '../../application/moderation/user-records.js';
import type { Sessions } from '../../application/sessions/sessions.js';
import type { Participation } from '../../application/shared/participation.js';
import type { Background, Shared } from './shared.js';

interface Ports {
  readonly users: Users;
  readonly suspensions: Suspensions;
  readonly userQueries: UserQueries;
  readonly sessions: Sessions;
  readonly cancelAllParticipation: Participation;
  readonly withdrawOpenReviews: OpenReviews;
}

/** Suspensions, appeals and the user records of the console. */
export function composeSuspensions(shared: Shared, ports: Ports) {
  const { unitOfWork, audit, staffDecisions, tableMates, goodStanding, clock } = shared;
  const { users, suspensions, userQueries, sessions } = ports;
  const staffActionGuard = new StaffActionGuard(users, tableMates, goodStanding, clock);
  const auditedStaffAction = new AuditedStaffAction(unitOfWork, staffActionGuard, audit, staffDecisions);
  const background: Background = {
    handlers: {
      [CLOSE_SUSPENSIONS]: new CloseSuspensions(unitOfWork, users, suspensions, audit, clock),
    },
    recurring: [{ name: CLOSE_SUSPENSIONS, match: '*/10 * * * *' }],
  };
  return {
    staffActionGuard,
    auditedStaffAction,
    readUser: new ReadUser(unitOfWork, userQueries, audit, clock),
    endSessions: new EndSessions(auditedStaffAction, sessions),
    appealSuspension: new AppealSuspension(unitOfWork, users, suspensions, clock),
    ...composeMeasures(shared, ports, auditedStaffAction),
    background,
  };
}

function composeMeasures(shared: Shared, ports: Ports, staffAction: AuditedStaffAction) {
  const { jobs, clock, homeZone, appName, publicUrl, goodStanding } = shared;
  const { users, suspensions, sessions, cancelAllParticipation, withdrawOpenReviews } = ports;
  const mails = new SuspensionMails(appName, publicUrl, homeZone, jobs);
  const applySuspension = new ApplySuspension(suspensions, cancelAllParticipation, sessions, mails, clock);
  return {
    applySuspension,
    suspendUser: new SuspendUser(staffAction, applySuspension, cancelAllParticipation, homeZone),
    liftSuspension: new LiftSuspension(staffAction, suspensions, mails, clock, homeZone),
    answerAppeal: new AnswerAppeal(staffAction, suspensions, mails, clock, homeZone),
    endAccount: new EndAccount(
      staffAction,
      users,
      goodStanding,
      suspensions,
      cancelAllParticipation,
      sessions,
      withdrawOpenReviews,
      mails,
      clock,
    ),
    declineEnding: new DeclineEnding(staffAction, suspensions),
  };
}
