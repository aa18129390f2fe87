import type { DecidedOn } from '../../../src/application/audit/staff-decisions.js';
import type { UserRecord } from '../../../src/application/moderation/user-records.js';
import type { Participation } from '../../../src/application/shared/participation.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import type { Role } from '../../../src/domain/staff/role.js';
import type { Shared } from '../../../src/infrastructure/compose/shared.js';
import { composeSuspensions } from '../../../src/infrastructure/compose/suspensions.js';
import { aShared } from '../../support/builders/a-shared.js';
import { aUser } from '../../support/builders/a-user.js';
import { InMemoryUsers, RecordingSessions } from '../../support/fakes/in-memory-accounts.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';

const DAY_MS = 86_400_000;

type Outer = Shared &
  Pick<ReturnType<typeof aShared>, 'clock' | 'jobs' | 'suspensions' | 'audit' | 'tableMates'>;

/** The user Ada, the moderators Mia and Omar, and the actions of staff on users, on fakes. */
export async function aSuspensionDesk(outer: Outer = aShared(), seats: Participation | null = null) {
  const { clock, jobs, suspensions, audit } = outer;
  const users = new InMemoryUsers(jobs);
  const sessions = new RecordingSessions();
  const unitOfWork = new InMemoryUnitOfWork(users.rows, suspensions.rows, jobs, audit);
  /** User ids, in the order of the calls. */
  const cancelled: number[] = [];
  const participation = seats ?? { cancelAll: async (userId: number) => void cancelled.push(userId) };
  const withdrawn: number[] = [];
  const shared = { ...outer, unitOfWork };
  const context = composeSuspensions(shared, {
    users,
    suspensions,
    sessions,
    cancelAllParticipation: participation,
    withdrawOpenReviews: { withdraw: async (userId) => void withdrawn.push(userId) },
    userQueries: {
      list: async () => ({ rows: [], total: 0 }),
      file: async (id) => (id === 4711 ? null : aRecord(id)),
    },
  });
  const { suspendAccounts, endAccount, readUser, handlers } = context;

  const joins = async (username: string, role: Role = 'member', givenBy: number | null = null) => {
    const user = aUser({ username, email: `${username}@example.org` });
    if (role !== 'member') user.appoint(role, new Date(clock.now().getTime() - 8 * DAY_MS), givenBy);
    await users.save(user);
    return user.id;
  };
  const ada = await joins('ada');
  const mia = await joins('mia', 'moderator');
  const omar = await joins('omar', 'moderator');

  return {
    shared,
    clock,
    users,
    suspensions,
    sessions,
    audit,
    unitOfWork,
    guard: context.staffActionGuard,
    staffAction: context.auditedStaffAction,
    applySuspension: context.applySuspension,
    participation,
    jobs,
    cancelled,
    withdrawn,
    ada,
    mia,
    omar,
    joins,
    sitTogether: (one: number, other: number) => outer.tableMates.sitTogether(one, other),
    suspend: (actorId = mia, until: string | null = null, on: DecidedOn = {}) =>
      suspendAccounts.suspend({ actorId, userId: ada, until, reason: 'Insults', ...on }),
    closeExpired: () => handlers.closeSuspensions.execute(),
    endAccount: (actorId: number, reason = 'Insults', on: DecidedOn = {}) =>
      endAccount.execute({ actorId, userId: ada, reason, ...on }),
    declineEnding: (actorId: number) => endAccount.decline({ actorId, userId: ada }),
    lift: (actorId: number, note: string | null = null, on: DecidedOn = {}) =>
      suspendAccounts.lift({ actorId, userId: ada, note, ...on }),
    /** What Ada's record as a moderator reads it now says of the last decision. */
    read: async () => ({ decidedAfter: (await audit.lastOn({ kind: 'user', id: ada }))?.id ?? null }),
    record: (actorId: number, userId = ada) => readUser.execute({ actorId, userId }),
    appeal: (note = 'It was not me.') => suspendAccounts.appeal({ userId: ada, note }),
    answer: (actorId: number, lift: boolean, on: DecidedOn = {}) =>
      suspendAccounts.answerAppeal({ actorId, userId: ada, answer: 'We read it again.', lift, ...on }),
    endSessions: (actorId: number) => suspendAccounts.endSessions({ actorId, userId: ada }),
    inForce: () => suspensions.inForceOf(ada),
    mails: (): Mail[] => jobs.take<Mail>('send-mail'),
  };
}

/** A user's record with a proposed ending and an earlier suspension. */
export const aRecord = (id: number) =>
  ({
    id,
    lastDecisionId: 12,
    suspensions: [
      { id: 1, status: 'proposed' },
      { id: 2, status: 'lifted' },
    ],
  }) as unknown as UserRecord;
