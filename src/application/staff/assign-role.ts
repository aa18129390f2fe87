import type { User } from '../../domain/account/user.js';
import { isStaff, type Role } from '../../domain/staff/role.js';
import type { LastAdminStays } from '../account/last-admin-stays.js';
import type { Users } from '../account/ports.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Sessions } from '../sessions/sessions.js';
import type { Clock } from '../shared/ports.js';
import type { StaffMails } from './staff-mails.js';
import type { TellAdminsOfRole } from './tell-admins-of-role.js';

/** Stores a new role, closes the console sessions of a user who is no longer staff, mails them, and all admins about a new role, and writes the audit log. */
export class AssignRole {
  constructor(
    private readonly users: Users,
    private readonly lastAdminStays: LastAdminStays,
    private readonly sessions: Sessions,
    private readonly mails: StaffMails,
    private readonly tellAdmins: TellAdminsOfRole,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs in a unit of work that has locked the user row. Does nothing if the user has the role already.
   * @param actorId null for an operator at the command line
   * @throws LastAdmin
   */
  async execute(user: User, role: Role, actorId: number | null): Promise<void> {
    const from = user.role;
    if (from === role) return;
    await this.lastAdminStays.ensure(user);
    user.appoint(role, this.clock.now(), actorId);
    await this.users.save(user);
    if (!isStaff(role)) await this.sessions.closeConsole(user.id, 'role_changed');
    await this.mails.roleChanged(user, role);
    if (isStaff(role)) await this.tellAdmins.execute(user, role);
    await this.auditLog.write({
      actorId,
      action: 'staff.role_changed',
      target: { kind: 'user', id: user.id },
      details: { from, to: role },
    });
  }
}
