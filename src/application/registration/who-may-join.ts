import {
  INVITATION_RETENTION_DAYS,
  type InvitationChoice,
  invitationFrom,
  MOST_INVITATIONS,
} from '../../domain/registration/invitation.js';
import { NoSuchInvitation, TooManyInvitations } from '../../domain/registration/registration-errors.js';
import type { PolicyName, RegistrationChoice } from '../../domain/registration/registration-policy.js';
import { invitationPath } from '../../domain/server-and-browser/page-paths.js';
import { DAY_MS } from '../../domain/shared/durations.js';
import { inBatches } from '../shared/each-due.js';
import type { RateLimit } from '../shared/ports.js';
import { unguessableName } from '../shared/unguessable-name.js';
import { digestOf } from './admit-members.js';
import type { RegistrationPorts } from './ports.js';

/** Per network, whose people may share one address. */
const REGISTRATION_READS: RateLimit = { name: 'registration-reads', times: 600, perSeconds: 60 };

export interface RegistrationView {
  readonly policy: PolicyName;
  readonly emailDomains: readonly string[];
  /** Whether the token is that of an invitation that still works; false without a token. */
  readonly isInvited: boolean;
}

export interface ChangePolicyCommand extends RegistrationChoice {
  readonly actorId: number;
  /** The version that the admin has seen. */
  readonly version: number;
}

export interface InviteCommand extends InvitationChoice {
  readonly actorId: number;
}

/** What admins choose about who may join, and what the sign-up form says of it. */
export class WhoMayJoin {
  constructor(private readonly ports: RegistrationPorts) {}

  /** What the sign-up form says. @throws TooManyAttempts */
  async read(asked: { network: string; invitation: string | null }): Promise<RegistrationView> {
    const { registrationPolicies, invitations, digests, limiter, clock } = this.ports;
    await limiter.consume(REGISTRATION_READS, asked.network);
    const { policy, allowedDomains } = await registrationPolicies.find();
    const isInvited =
      asked.invitation !== null &&
      (await invitations.isUsable(digestOf(digests, asked.invitation), clock.now()));
    return { policy, emailDomains: allowedDomains, isInvited };
  }

  /** @throws RegistrationPolicyChanged, EmailDomainsNotAllowed */
  changePolicy({ actorId, version, ...choice }: ChangePolicyCommand): Promise<void> {
    const { unitOfWork, registrationPolicies, audit } = this.ports;
    return unitOfWork.run(async () => {
      await registrationPolicies.acquireLock();
      const policy = await registrationPolicies.find();
      policy.change(choice, version);
      await registrationPolicies.save(policy);
      const details = { policy: policy.policy, emailDomains: policy.state.emailDomains.length };
      await audit.write({ actorId, action: 'registration.policy_changed', target: null, details });
    });
  }

  /**
   * Makes a link to join with.
   * @returns the address, which cannot be read again @throws InvitationLimitsNotAllowed, TextNotAllowed, TooManyInvitations
   */
  async invite({ actorId, ...choice }: InviteCommand): Promise<{ id: number; url: string }> {
    const { unitOfWork, registrationPolicies, invitations, digests, audit, chance, clock } = this.ports;
    const now = clock.now();
    const { note, uses, days, endsAt } = invitationFrom(choice, now);
    const token = unguessableName(chance);
    const id = await unitOfWork.run(async () => {
      await registrationPolicies.acquireLock();
      if ((await invitations.countUsable(now)) >= MOST_INVITATIONS)
        throw new TooManyInvitations(MOST_INVITATIONS);
      const digest = digestOf(digests, token);
      const stored = { digest, note, uses, endsAt, createdBy: actorId, createdAt: now };
      const added = await invitations.add(stored);
      const target = { kind: 'invitation', id: added } as const;
      await audit.write({ actorId, action: 'invitation.created', target, details: { uses, days } });
      return added;
    });
    return { id, url: this.ports.publicUrl + invitationPath(token) };
  }

  /** Ends a link before its time. Who has joined with it stays. @throws NoSuchInvitation for an unknown or already revoked one */
  revoke({ actorId, id }: { readonly actorId: number; readonly id: number }): Promise<void> {
    const { unitOfWork, invitations, audit, clock } = this.ports;
    return unitOfWork.run(async () => {
      if (!(await invitations.revoke(id, clock.now()))) throw new NoSuchInvitation();
      await audit.write({ actorId, action: 'invitation.revoked', target: { kind: 'invitation', id } });
    });
  }

  /** Deletes links that ended long ago. Idempotent. */
  async purge(): Promise<void> {
    const { invitations, clock } = this.ports;
    const before = new Date(clock.now().getTime() - INVITATION_RETENTION_DAYS * DAY_MS);
    await inBatches(clock, (size) => invitations.removeEndedBefore(before, size));
  }
}
