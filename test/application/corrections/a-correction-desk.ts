import { AnonymizeAccount } from '../../../src/application/account/anonymize-account.js';
import { AccountMails } from '../../../src/application/account/mails.js';
import { RemoveAccount } from '../../../src/application/account/remove-account.js';
import type { CorrectionReason } from '../../../src/domain/corrections/pending-correction.js';
import type { Role } from '../../../src/domain/staff/role.js';
import { SecondFactor } from '../../../src/domain/staff/second-factor.js';
import { composeCorrections } from '../../../src/infrastructure/compose/corrections.js';
import type { Shared } from '../../../src/infrastructure/compose/shared.js';
import { GoodStanding } from '../../../src/application/standing/good-standing.js';
import { InMemoryPendingCorrections } from '../../support/fakes/in-memory-pending-corrections.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemorySecondFactors } from '../../support/fakes/in-memory-staff.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { plainLinks } from '../../support/fakes/plain-links.js';
import { RecordingRealtime } from '../../support/fakes/recording-realtime.js';
import { aSuspensionDesk } from '../moderation/a-suspension-desk.js';

/** The member Ada, the moderator Mia and the admins Ben, Cleo and Dan, who correct accounts, on fakes. */
export async function aCorrectionDesk(domains: readonly string[] = []) {
  const desk = await aSuspensionDesk();
  const { clock, users, suspensions, sessions, audit, jobs } = desk;
  const corrections = new InMemoryPendingCorrections();
  const factors = new InMemorySecondFactors();
  const ids: Record<string, number> = { ada: desk.ada, mia: desk.mia };
  for (const name of ['ben', 'cleo', 'dan']) ids[name] = await desk.joins(name, 'admin');
  const admins = async () =>
    (await Promise.all(Object.values(ids).map((id) => users.find(id)))).flatMap((user) =>
      user?.role === 'admin' ? [user] : [],
    );
  const shared = {
    unitOfWork: new InMemoryUnitOfWork(
      users.rows,
      suspensions.rows,
      corrections.rows,
      factors.rows,
      jobs,
      audit,
    ),
    ...{ audit, clock, jobs, links: plainLinks, realtime: new RecordingRealtime() },
    ...{ limiter: new InMemoryRateLimiter(clock), goodStanding: new GoodStanding(suspensions, clock) },
    contacts: {
      admins: async () =>
        (await admins()).map(({ id: userId, email, firstName, language }) => ({
          userId,
          email,
          firstName,
          language,
        })),
    },
    ...{ appName: () => 'Tablemates', publicUrl: 'https://tables.example.org', homeZone: 'America/New_York' },
    contactEmail: () => 'hello@example.org',
  } as unknown as Shared;
  const cases = composeCorrections(shared, {
    users,
    sessions,
    secondFactors: factors,
    pendingCorrections: corrections,
    suspensions,
    underAgeAccounts: {
      suspendedBefore: async () => ((await desk.inForce()) ? [desk.ada] : []),
    },
    removeAccount: new RemoveAccount(
      users,
      desk.participation,
      { closeAllOf: async () => undefined },
      new AnonymizeAccount(
        users,
        { withdraw: async () => undefined },
        { remove: async () => undefined },
        sessions,
        new AccountMails(() => 'Tablemates', 'https://tables.example.org', jobs),
        jobs,
        clock,
      ),
    ),
    admins: {
      acquireLock: async () => undefined,
      count: async (_now, except) => (await admins()).filter(({ id }) => id !== except).length,
    },
    cancelAllParticipation: desk.participation,
    auditedStaffAction: desk.staffAction,
    applySuspension: desk.applySuspension,
    emailDomains: domains,
  });
  const by = (actor: string, person: string) => ({ actorId: ids[actor]!, userId: ids[person]! });
  const pending = () => corrections.rows.all()[0] ?? null;
  return {
    ...desk,
    ids,
    factors,
    pending,
    user: async (name: string) => (await users.find(ids[name]!))!,
    appoint: async (name: string, role: Role) => {
      const user = (await users.find(ids[name]!))!;
      user.appoint(role, clock.now());
      await users.save(user);
    },
    enrolls: async (name: string) => {
      const factor = SecondFactor.begin(ids[name]!, 'sealed', clock.now());
      factor.enroll(1, [], clock.now());
      await factors.save(factor);
    },
    correctBirthDate: (actor: string, dateOfBirth: string, reason: CorrectionReason = 'document') =>
      cases.correctBirthDate.execute({ ...by(actor, 'ada'), dateOfBirth, reason }),
    correctName: (actor: string, firstName: string, lastName = 'Byron') =>
      cases.correctName.execute({ ...by(actor, 'ada'), firstName, lastName, reason: 'changed' }),
    askEmail: (actor: string, email = 'new@example.org', person = 'ada') =>
      cases.askEmailCorrection.execute({ ...by(actor, person), email, reason: 'lost' }),
    askReset: (actor: string, person: string) =>
      cases.askSecondFactorReset.execute({ ...by(actor, person), reason: 'lost' }),
    agree: (actor: string, person = 'ada', correctionId = pending()?.id ?? 0) =>
      cases.agreeToCorrection.execute({ ...by(actor, person), correctionId }),
    decline: (actor: string, person = 'ada') =>
      cases.declineCorrection.execute({ ...by(actor, person), correctionId: pending()?.id ?? 0 }),
    link: cases.answerEmailCorrection,
    runs: (job: string) => cases.background.handlers[job]!.execute(undefined as never),
  };
}
