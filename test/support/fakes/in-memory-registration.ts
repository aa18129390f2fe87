import type { Admissions } from '../../../src/application/account/admissions.js';
import { AccountMails } from '../../../src/application/account/mails.js';
import { AdmitMembers } from '../../../src/application/registration/admit-members.js';
import { LetIn } from '../../../src/application/registration/let-in.js';
import type {
  Applications,
  Invitations,
  NewInvitation,
  RegistrationPolicies,
} from '../../../src/application/registration/ports.js';
import type { Clock, Jobs } from '../../../src/application/shared/ports.js';
import type { Application } from '../../../src/domain/registration/application.js';
import { RegistrationPolicy } from '../../../src/domain/registration/registration-policy.js';
import type { InMemoryUsers } from './in-memory-accounts.js';
import { InMemoryRows, type Undoable } from './in-memory-rows.js';
import { plainLinks } from './plain-links.js';
import { RecordingJobs } from './recording-jobs.js';

class InMemoryRegistrationPolicies implements RegistrationPolicies, Undoable {
  private stored: RegistrationPolicy | null = null;

  constructor(
    private readonly emailDomains: readonly string[],
    private readonly users: InMemoryUsers,
  ) {}

  async find(): Promise<RegistrationPolicy> {
    return this.stored
      ? RegistrationPolicy.restore(this.stored.state)
      : RegistrationPolicy.ofSettings(this.emailDomains);
  }

  /** The in-memory unit of work runs one at a time. */
  async acquireLock(): Promise<void> {}

  async save(policy: RegistrationPolicy): Promise<void> {
    this.stored = RegistrationPolicy.restore(policy.state);
  }

  async countMembers(): Promise<number> {
    return this.users.rows.all().filter(({ deletedAt }) => deletedAt === null).length;
  }

  remember(): () => void {
    const before = this.stored;
    return () => (this.stored = before);
  }
}

export class InMemoryApplications implements Applications {
  readonly rows = new InMemoryRows<Application>();

  async find(id: number): Promise<Application | null> {
    return this.rows.find((each) => each.id === id);
  }

  findForUpdate(id: number): Promise<Application | null> {
    return this.find(id);
  }

  async findOpenByName(name: string): Promise<Application | null> {
    const isNamed = ({ state }: Application) =>
      [state.email, state.username].some((each) => each.toLowerCase() === name.toLowerCase());
    return this.open().findLast(isNamed) ?? null;
  }

  async findOpenOf({
    mailbox,
    identityKey,
  }: {
    mailbox: string;
    identityKey?: string;
  }): Promise<Application | null> {
    const isOf = ({ state }: Application) =>
      state.mailbox === mailbox || (identityKey !== undefined && state.identityKey === identityKey);
    return this.open().find(isOf) ?? null;
  }

  async findNextForUpdate(): Promise<Application | null> {
    return this.rows.find(({ status }) => status === 'approved');
  }

  async countWaiting(): Promise<number> {
    return this.rows.all().filter(({ status }) => status === 'approved').length;
  }

  async save(application: Application): Promise<void> {
    this.rows.save(application);
  }

  async remove(application: Application): Promise<void> {
    this.rows.remove(({ id }) => id === application.id);
  }

  async removeOld(openBefore: Date, endedBefore: Date, limit: number): Promise<number> {
    const isOld = ({ state: { endedAt, submittedAt } }: Application) =>
      endedAt ? endedAt < endedBefore : submittedAt < openBefore;
    return this.rows.remove(isOld, limit);
  }

  private open(): Application[] {
    return this.rows.all().filter(({ hasEnded }) => !hasEnded);
  }
}

type InvitationRow = NewInvitation & { id: number; usesLeft: number; revokedAt: Date | null };

export class InMemoryInvitations implements Invitations {
  readonly rows = new InMemoryRows<InvitationRow>();
  /** The ids of invitations by those of users. */
  readonly joined = new Map<number, number>();

  async add(invitation: NewInvitation): Promise<number> {
    const row = { ...invitation, usesLeft: invitation.uses, revokedAt: null } as InvitationRow;
    this.rows.save(row);
    return row.id;
  }

  async isUsable(digest: string, now: Date): Promise<boolean> {
    return this.usable(digest, now) !== null;
  }

  async use(digest: string, now: Date): Promise<number | null> {
    const row = this.usable(digest, now);
    if (row) this.rows.save({ ...row, usesLeft: row.usesLeft - 1 });
    return row?.id ?? null;
  }

  async noteJoined(invitationId: number, userId: number): Promise<void> {
    this.joined.set(userId, invitationId);
  }

  async revoke(id: number, now: Date): Promise<boolean> {
    const row = this.rows.find((each) => each.id === id && each.revokedAt === null);
    if (row) this.rows.save({ ...row, revokedAt: now });
    return row !== null;
  }

  async countUsable(now: Date): Promise<number> {
    return this.rows.all().filter(({ digest }) => this.usable(digest, now)).length;
  }

  async removeEndedBefore(instant: Date, limit: number): Promise<number> {
    return this.rows.remove(({ endsAt, revokedAt }) => (revokedAt ?? endsAt) < instant, limit);
  }

  private usable(given: string, now: Date): InvitationRow | null {
    return this.rows.find(
      ({ digest, usesLeft, revokedAt, endsAt }) =>
        digest === given && usesLeft > 0 && revokedAt === null && endsAt > now,
    );
  }
}

/** The registration policy on fakes; the only disposable domain is `trash.example`. */
export function aRegistrationDesk({
  users,
  jobs = new RecordingJobs(),
  clock,
  emailDomains = [],
}: {
  readonly users: InMemoryUsers;
  readonly jobs?: Jobs;
  readonly clock: Clock;
  readonly emailDomains?: readonly string[];
}) {
  const policies = new InMemoryRegistrationPolicies(emailDomains, users);
  const invitations = new InMemoryInvitations();
  const applications = new InMemoryApplications();
  const mails = new AccountMails(() => 'Tablemates', 'https://tables.example.org', jobs);
  const digests = { digest: (...parts: string[]) => parts.join('/') };
  const admissions: Admissions = new AdmitMembers(
    users,
    policies,
    invitations,
    applications,
    { has: (domain) => domain === 'trash.example' },
    digests,
    mails,
    plainLinks,
    clock,
    'America/New_York',
  );
  const letIn = new LetIn(users, policies, applications, invitations, mails, clock);
  return {
    ...{ policies, invitations, applications, admissions, letIn, digests, mails },
    parts: [policies, invitations.rows, applications.rows],
  };
}
