import { NoSuchInvitation } from '../../domain/registration/registration-errors.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Invitations } from './ports.js';

/** An admin ends a link before its time. Who has joined with it stays. */
export class RevokeInvitation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly invitations: Invitations,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchInvitation for an unknown or already revoked one */
  execute({ actorId, id }: { readonly actorId: number; readonly id: number }): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.invitations.revoke(id, this.clock.now()))) throw new NoSuchInvitation();
      const target = { kind: 'invitation', id } as const;
      await this.auditLog.write({ actorId, action: 'invitation.revoked', target });
    });
  }
}
