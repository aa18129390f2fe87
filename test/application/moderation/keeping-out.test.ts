import { describe, expect, it } from '@jest/globals';
import { AuditedStaffAction } from '../../../src/application/moderation/audited-staff-action.js';
import { CloseSuspensions } from '../../../src/application/moderation/close-suspensions.js';
import { GoodStanding } from '../../../src/application/standing/good-standing.js';
import { StaffActionGuard } from '../../../src/application/moderation/staff-action-guard.js';
import type { AuditEntry } from '../../../src/application/audit/audit-log.js';
import { SuspendUser } from '../../../src/application/moderation/suspend-user.js';
import { SuspensionMails } from '../../../src/application/moderation/suspension-mails.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { AccountSuspended } from '../../../src/domain/moderation/suspension-errors.js';
import { Suspension } from '../../../src/domain/moderation/suspension.js';
import { aUser } from '../../support/builders/a-user.js';
import { InMemoryUsers, RecordingSessions } from '../../support/fakes/in-memory-accounts.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { aTown } from '../a-town.js';

const NEW_YORK = 'America/New_York';

/** Ada among her friends, and Mia, who moderates. */
async function aModeratedTown() {
  const town = aTown();
  const { clock, jobs, suspensions } = town;
  const users = new InMemoryUsers(jobs);
  const sessions = new RecordingSessions();
  const lines: AuditEntry[] = [];
  const auditLog = { write: async (entry: AuditEntry) => void lines.push(entry) };
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
  const suspendUser = new SuspendUser(
    new AuditedStaffAction(unitOfWork, people, auditLog),
    suspensions,
    town.participation,
    sessions,
    new SuspensionMails('Tablemates', 'https://tables.example.org', NEW_YORK, jobs),
    clock,
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
    lines,
    sessions,
    closeSuspensions: () => closeSuspensions.execute(),
    suspend: (until: string | null = null) =>
      suspendUser.execute({ actorId: mia.id, userId: ada.id, until, reason: 'Insults' }),
  };
}

describe('whoever is suspended', () => {
  it('gets up from their table, is signed out and reads why, all at once', async () => {
    const town = await aModeratedTown();
    const { ada } = town;
    await town.ask(ada.id, 2, 3, 4, 5);
    await town.doJobs();
    expect(town.seated()).toEqual([[2, 3, 4, 5, ada.id]]);
    await town.suspend('2026-03-09');
    expect(town.seated()).toEqual([[2, 3, 4, 5]]);
    expect(town.requestOf(ada.id).status).toBe('cancelled');
    expect(town.sessions.ended).toEqual([{ userId: ada.id }]);
    const mail = town.jobs.named<Mail>('send-mail').find(({ to }) => to === ada.email)!;
    expect(mail.text).toContain('until March 9, 2026');
    expect(mail.text).toContain('The reason: Insults');
    expect(town.lines).toMatchObject([{ action: 'user.suspended', target: { kind: 'user', id: ada.id } }]);
    expect(JSON.stringify(town.lines)).not.toContain('Insults');
  });

  it('neither asks, joins, waits nor writes', async () => {
    const town = await aModeratedTown();
    const { ada } = town;
    const meetupId = await town.plan(2, { maxParticipants: 2 });
    const matchId = (await town.meetup(meetupId)).table.id;
    await town.join(ada.id, meetupId);
    await town.suspensions.add(
      Suspension.suspend({ userId: ada.id, reason: 'Insults', until: null }, 99, town.clock.now()),
    );
    for (const tries of [
      () => town.asks(ada.id),
      () => town.write(ada.id, matchId, 'Hello?'),
      () => town.join(ada.id, meetupId),
      () => town.waitFor(ada.id, meetupId),
    ])
      await expect(tries()).rejects.toThrow(AccountSuspended);
  });

  it('is passed over when a seat falls free', async () => {
    const town = await aModeratedTown();
    const { ada } = town;
    const meetupId = await town.plan(2, { maxParticipants: 2 });
    await town.join(3, meetupId);
    await town.waitFor(ada.id, meetupId);
    await town.waitFor(4, meetupId);
    await town.suspensions.add(
      Suspension.suspend({ userId: ada.id, reason: 'Insults', until: null }, 99, town.clock.now()),
    );
    await town.leaveMeetup(3, meetupId);
    await town.doJobs();
    expect(town.seated()).toEqual([[2, 4]]);
    expect((await town.meetup(meetupId)).isOnWaitlist(ada.id)).toBe(false);
  });

  it('may take part again once the time has passed, and the job writes it down once', async () => {
    const town = await aModeratedTown();
    const { ada } = town;
    await town.suspend('2026-03-03');
    await town.closeSuspensions();
    expect((await town.suspensions.inForceOf(ada.id))!.status).toBe('in_force');
    town.clock.pass({ days: 1 });
    await town.asks(ada.id);
    for (let round = 0; round < 2; round++) await town.closeSuspensions();
    expect(await town.suspensions.inForceOf(ada.id)).toBeNull();
    expect(town.lines.map(({ action, actorId }) => [action, actorId]).slice(1)).toEqual([
      ['user.suspension_over', null],
    ]);
  });
});
