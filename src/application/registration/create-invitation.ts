import {
  type InvitationChoice,
  invitationFrom,
  MOST_INVITATIONS,
} from '../../domain/registration/invitation.js';
import { TooManyInvitations } from '../../domain/registration/registration-errors.js';
import { invitationPath } from '../../domain/server-and-browser/page-paths.js';
import type { CodeDigests } from '../account/ports.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Chance, Clock, UnitOfWork } from '../shared/ports.js';
import { unguessableName } from '../shared/unguessable-name.js';
import { digestOf } from './admit-members.js';
import type { Invitations, RegistrationPolicies } from './ports.js';

export interface CreateInvitationCommand extends InvitationChoice {
  readonly actorId: number;
}

/** An admin makes a link to join with. */
export class CreateInvitation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly policies: RegistrationPolicies,
    private readonly invitations: Invitations,
    private readonly digests: CodeDigests,
    private readonly auditLog: AuditLog,
    private readonly chance: Chance,
    private readonly clock: Clock,
    private readonly publicUrl: string,
  ) {}

  /** @returns the address, which cannot be read again @throws InvitationLimitsNotAllowed, InvitationNoteNotAllowed, TooManyInvitations */
  async execute({ actorId, ...choice }: CreateInvitationCommand): Promise<{ id: number; url: string }> {
    const now = this.clock.now();
    const { note, uses, days, endsAt } = invitationFrom(choice, now);
    const token = unguessableName(this.chance);
    const id = await this.unitOfWork.run(async () => {
      await this.policies.acquireLock();
      if ((await this.invitations.countUsable(now)) >= MOST_INVITATIONS)
        throw new TooManyInvitations(MOST_INVITATIONS);
      const digest = digestOf(this.digests, token);
      const added = await this.invitations.add({
        digest,
        note,
        uses,
        endsAt,
        createdBy: actorId,
        createdAt: now,
      });
      const target = { kind: 'invitation', id: added } as const;
      await this.auditLog.write({ actorId, action: 'invitation.created', target, details: { uses, days } });
      return added;
    });
    return { id, url: this.publicUrl + invitationPath(token) };
  }
}
