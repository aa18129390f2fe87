import type { User } from '../../domain/account/user.js';
import type { StaffRole } from '../../domain/staff/role.js';
import type { Admins } from '../account/ports.js';
import type { Clock } from '../shared/ports.js';
import type { StaffMails } from './staff-mails.js';

/** Mails every other admin about a new role, however it was given. */
export class TellAdminsOfRole {
  constructor(
    private readonly admins: Admins,
    private readonly mails: StaffMails,
    private readonly clock: Clock,
  ) {}

  async execute(user: User, role: StaffRole): Promise<void> {
    for (const admin of await this.admins.recipients(this.clock.now(), user.id))
      await this.mails.roleGiven(admin, { name: `${user.firstName} ${user.lastName}`.trim(), role });
  }
}
