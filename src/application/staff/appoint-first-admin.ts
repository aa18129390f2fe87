import type { Users, Admins } from '../account/ports.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { ChangeRole } from './change-role.js';
import type { CreateStaffAccount } from './create-staff-account.js';

export interface AppointFirstAdminCommand {
  readonly email: string;
  readonly password: string;
}

/** How there came to be an admin: one was there, somebody with an account became one, or an account was made. */
export type FirstAdmin = 'present' | 'promoted' | 'hired';

/** Sees that somebody can open the console of a new instance. Several processes may ask at once: one appoints. */
export class AppointFirstAdmin {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly admins: Admins,
    private readonly users: Users,
    private readonly createStaffAccount: CreateStaffAccount,
    private readonly changeRole: ChangeRole,
    private readonly clock: Clock,
  ) {}

  /** Whoever has an account with the address keeps their own password. */
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
