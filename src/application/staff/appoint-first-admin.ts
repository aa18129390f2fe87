import type { Users, Admins } from '../account/ports.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { ChangeRole } from './change-role.js';
import type { CreateStaffAccount } from './create-staff-account.js';

export interface AppointFirstAdminCommand {
  readonly email: string;
  readonly password: string;
}

/** Result: an admin existed, an existing user was promoted, or a user was created. */
export type FirstAdmin = 'present' | 'promoted' | 'hired';

/** Ensures that a new instance has an admin. Idempotent; an advisory lock serializes concurrent processes. */
export class AppointFirstAdmin {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly admins: Admins,
    private readonly users: Users,
    private readonly createStaffAccount: CreateStaffAccount,
    private readonly changeRole: ChangeRole,
    private readonly clock: Clock,
  ) {}

  /** An existing user keeps their password. */
  execute({ email, password }: AppointFirstAdminCommand): Promise<FirstAdmin> {
    return this.unitOfWork.run(async () => {
      await this.admins.acquireLock();
      if ((await this.admins.count(this.clock.now())) > 0) return 'present';
      const known = await this.users.findByEmail(email);
      if (known) {
        await this.changeRole.execute({ actorId: null, userId: known.id, role: 'admin' });
        return 'promoted';
      }
      await this.createStaffAccount.execute({
        email,
        password,
        firstName: 'Admin',
        lastName: 'Admin',
        role: 'admin',
      });
      return 'hired';
    });
  }
}
