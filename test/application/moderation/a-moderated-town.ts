import { ApplySuspension } from '../../../src/application/moderation/apply-suspension.js';
import { AuditedStaffAction } from '../../../src/application/moderation/audited-staff-action.js';
import { CloseSuspensions } from '../../../src/application/moderation/close-suspensions.js';
import { GoodStanding } from '../../../src/application/standing/good-standing.js';
import { StaffActionGuard } from '../../../src/application/moderation/staff-action-guard.js';
import { SuspendUser } from '../../../src/application/moderation/suspend-user.js';
import { SuspensionMails } from '../../../src/application/moderation/suspension-mails.js';
import { aUser } from '../../support/builders/a-user.js';
import { InMemoryUsers, RecordingSessions } from '../../support/fakes/in-memory-accounts.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';
import { aTown } from '../a-town.js';

const NEW_YORK = 'America/New_York';

/** Ada, other users, and the moderator Mia, on fakes. */
export async function aModeratedTown() {
  const town = aTown();
  const { clock, jobs, suspensions } = town;
  const users = new InMemoryUsers(jobs);
  const sessions = new RecordingSessions();
  const auditLog = new RecordingAuditLog();
  const unitOfWork = new InMemoryUnitOfWork(
    users.rows,
    suspensions.rows,
    town.matches.rows,
    town.requests.rows,
    town.meetups.rows,
    jobs,
  );
  const people = new StaffActionGuard(
    users,
    { areTableMates: async () => false, satAt: async () => false },
    new GoodStanding(suspensions, clock),
    clock,
  );
  const mails = new SuspensionMails(() => 'Tablemates', 'https://tables.example.org', NEW_YORK, jobs);
  const suspendUser = new SuspendUser(
    new AuditedStaffAction(unitOfWork, people, auditLog, auditLog),
    new ApplySuspension(suspensions, town.participation, sessions, mails, clock),
    town.participation,
    NEW_YORK,
  );
  const closeSuspensions = new CloseSuspensions(unitOfWork, users, suspensions, auditLog, clock);
  const ada = aUser();
  const mia = aUser({ username: 'mia', email: 'mia@example.org' });
  mia.appoint('moderator', clock.now());
  for (const user of [ada, mia]) await users.save(user);
  return {
    ...town,
    ada,
    auditLog,
    sessions,
    closeSuspensions: () => closeSuspensions.execute(),
    suspend: (until: string | null = null) =>
      suspendUser.execute({ actorId: mia.id, userId: ada.id, until, reason: 'Insults' }),
  };
}
