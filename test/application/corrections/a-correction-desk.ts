import type { CorrectionReason } from '../../../src/domain/corrections/correction-reason.js';
import type { Role } from '../../../src/domain/staff/role.js';
import { composeCorrections } from '../../../src/infrastructure/compose/corrections.js';
import { aSuspensionDesk } from '../moderation/a-suspension-desk.js';

/** The member Ada, the moderator Mia and the admins Ben and Cleo, who correct accounts, on fakes. */
export async function aCorrectionDesk() {
  const desk = await aSuspensionDesk();
  const { clock, users, suspensions, sessions } = desk;
  const ids: Record<string, number> = { ada: desk.ada, mia: desk.mia };
  for (const name of ['ben', 'cleo']) ids[name] = await desk.joins(name, 'admin');
  const shared = { ...desk.shared, contactEmail: () => 'hello@example.org' };
  const cases = composeCorrections(shared, {
    users,
    sessions,
    suspensions,
    cancelAllParticipation: desk.participation,
    auditedStaffAction: desk.staffAction,
    applySuspension: desk.applySuspension,
  });
  const by = (actor: string, person: string) => ({ actorId: ids[actor]!, userId: ids[person]! });
  return {
    ...desk,
    ids,
    user: async (name: string) => (await users.find(ids[name]!))!,
    appoint: async (name: string, role: Role) => {
      const user = (await users.find(ids[name]!))!;
      user.appoint(role, clock.now());
      await users.save(user);
    },
    correctBirthDate: (
      actor: string,
      dateOfBirth: string,
      { person = 'ada', reason = 'document' }: { person?: string; reason?: CorrectionReason } = {},
    ) => cases.correctAccount.birthDate({ ...by(actor, person), dateOfBirth, reason }),
    correctName: (actor: string, firstName: string, { person = 'ada', lastName = 'Byron' } = {}) =>
      cases.correctAccount.name({ ...by(actor, person), firstName, lastName, reason: 'changed' }),
  };
}
