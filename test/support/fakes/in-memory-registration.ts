import type { Admissions } from '../../../src/application/account/admissions.js';
import { AdmitMembers } from '../../../src/application/registration/admit-members.js';
import type {
  Invitations,
  NewInvitation,
  RegistrationPolicies,
} from '../../../src/application/registration/ports.js';
import type { Clock } from '../../../src/application/shared/ports.js';
import { RegistrationPolicy } from '../../../src/domain/registration/registration-policy.js';
import type { InMemoryUsers } from './in-memory-accounts.js';
import { InMemoryRows, type Undoable } from './in-memory-rows.js';

class InMemoryRegistrationPolicies implements RegistrationPolicies, Undoable {
  private stored: RegistrationPolicy | null = null;

  constructor(private readonly emailDomains: readonly string[]) {}

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

  remember(): () => void {
    const before = this.stored;
    return () => (this.stored = before);
  }
}

type InvitationRow = NewInvitation & { id: number; usesLeft: number; revokedAt: Date | null };

class InMemoryInvitations implements Invitations {
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
    return this.rows.filter(({ digest }) => this.usable(digest, now)).length;
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
  clock,
  emailDomains = [],
}: {
  readonly users: InMemoryUsers;
  readonly clock: Clock;
  readonly emailDomains?: readonly string[];
}) {
  const policies = new InMemoryRegistrationPolicies(emailDomains);
  const invitations = new InMemoryInvitations();
  const digests = { digest: (...parts: string[]) => parts.join('/') };
  const admissions: Admissions = new AdmitMembers({
    users,
    registrationPolicies: policies,
    invitations,
    disposableDomains: { has: (domain) => domain === 'trash.example' },
    digests,
    clock,
  });
  return { ...{ policies, invitations, admissions, digests }, parts: [policies, invitations.rows] };
}
