import type { DecidedOn } from '../../../src/application/audit/staff-decisions.js';
import { AnswerAppeal } from '../../../src/application/moderation/answer-appeal.js';
import { AppealSuspension } from '../../../src/application/moderation/appeal-suspension.js';
import { ApplySuspension } from '../../../src/application/moderation/apply-suspension.js';
import { AuditedStaffAction } from '../../../src/application/moderation/audited-staff-action.js';
import { DeclineEnding } from '../../../src/application/moderation/decline-ending.js';
import { EndAccount } from '../../../src/application/moderation/end-account.js';
import { EndSessions } from '../../../src/application/moderation/end-sessions.js';
import { LiftSuspension } from '../../../src/application/moderation/lift-suspension.js';
import { StaffActionGuard } from '../../../src/application/moderation/staff-action-guard.js';
import { SuspendUser } from '../../../src/application/moderation/suspend-user.js';
import { SuspensionMails } from '../../../src/application/moderation/suspension-mails.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { GoodStanding } from '../../../src/application/standing/good-standing.js';
import type { Role } from '../../../src/domain/staff/role.js';
import { aUser } from '../../support/builders/a-user.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryUsers, RecordingSessions } from '../../support/fakes/in-memory-accounts.js';
import { InMemorySuspensions } from '../../support/fakes/in-memory-suspensions.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

const NEW_YORK = 'America/New_York';
const DAY_MS = 86_400_000;

/** The user Ada, the moderators Mia and Omar, and the actions of staff on users, on fakes. */
export async function aSuspensionDesk() {
  const clock = new FixedClock();
  const jobs = new RecordingJobs();
  const users = new InMemoryUsers(jobs);
  const suspensions = new InMemorySuspensions();
  const sessions = new RecordingSessions();
  const audit = new RecordingAuditLog();
  const unitOfWork = new InMemoryUnitOfWork(users.rows, suspensions.rows, jobs, audit);
  const mates: Array<[number, number]> = [];
  const tableMates = {
    areTableMates: async (one: number, other: number) =>
      mates.some((pair) => pair.includes(one) && pair.includes(other)),
    satAt: async () => false,
  };
  const guard = new StaffActionGuard(users, tableMates, new GoodStanding(suspensions, clock), clock);
  const staffAction = new AuditedStaffAction(unitOfWork, guard, audit, audit);
  /** User ids, in the order of the calls. */
  const cancelled: number[] = [];
  const participation = { cancelAll: async (userId: number) => void cancelled.push(userId) };
  const withdrawn: number[] = [];
  const openReviews = { withdraw: async (userId: number) => void withdrawn.push(userId) };
  const mails = new SuspensionMails(() => 'Tablemates', 'https://tables.example.org', NEW_YORK, jobs);

  const joins = async (username: string, role: Role = 'member', givenBy: number | null = null) => {
    const user = aUser({ username, email: `${username}@example.org` });
    if (role !== 'member') user.appoint(role, new Date(clock.now().getTime() - 8 * DAY_MS), givenBy);
    await users.save(user);
    return user.id;
  };
  const ada = await joins('ada');
  const mia = await joins('mia', 'moderator');
  const omar = await joins('omar', 'moderator');

  const endAccount = new EndAccount(
    staffAction,
    users,
    new GoodStanding(suspensions, clock),
    suspensions,
    participation,
    sessions,
    openReviews,
    mails,
    clock,
  );
  const applySuspension = new ApplySuspension(suspensions, participation, sessions, mails, clock);
  const suspendUser = new SuspendUser(staffAction, applySuspension, participation, NEW_YORK);
  const appeal = new AppealSuspension(unitOfWork, users, suspensions, clock);
  const answer = new AnswerAppeal(staffAction, suspensions, mails, clock, NEW_YORK);
  const lift = new LiftSuspension(staffAction, suspensions, mails, clock, NEW_YORK);
  const decline = new DeclineEnding(staffAction, suspensions);
  const endSessions = new EndSessions(staffAction, sessions);

  return {
    clock,
    users,
    suspensions,
    sessions,
    audit,
    unitOfWork,
    guard,
    staffAction,
    applySuspension,
    participation,
    jobs,
    cancelled,
    withdrawn,
    ada,
    mia,
    omar,
    joins,
    sitTogether: (one: number, other: number) => mates.push([one, other]),
    suspend: (actorId = mia, until: string | null = null, on: DecidedOn = {}) =>
      suspendUser.execute({ actorId, userId: ada, until, reason: 'Insults', ...on }),
    endAccount: (actorId: number, reason = 'Insults', on: DecidedOn = {}) =>
      endAccount.execute({ actorId, userId: ada, reason, ...on }),
    declineEnding: (actorId: number) => decline.execute({ actorId, userId: ada }),
    lift: (actorId: number, note: string | null = null, on: DecidedOn = {}) =>
      lift.execute({ actorId, userId: ada, note, ...on }),
    /** Ada's record as a moderator reads it now. */
    read: async () => ({ decidedAfter: (await audit.lastOn({ kind: 'user', id: ada }))?.id ?? null }),
    appeal: (note = 'It was not me.') => appeal.execute({ userId: ada, note }),
    answer: (actorId: number, liftIt: boolean, on: DecidedOn = {}) =>
      answer.execute({ actorId, userId: ada, answer: 'We read it again.', lift: liftIt, ...on }),
    endSessions: (actorId: number) => endSessions.execute({ actorId, userId: ada }),
    inForce: () => suspensions.inForceOf(ada),
    mails: (): Mail[] => jobs.take<Mail>('send-mail'),
  };
}
