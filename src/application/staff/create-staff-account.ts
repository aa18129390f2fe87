import { ensurePassword } from '../../domain/account/password.js';
import { emailFrom, EmailTaken } from '../../domain/account/email-address.js';
import { nameFrom } from '../../domain/account/person-name.js';
import { User } from '../../domain/account/user.js';
import type { StaffRole } from '../../domain/staff/role.js';
import { freeUsername } from '../account/free-username.js';
import type { PasswordHasher, Users } from '../account/ports.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { TellAdminsOfRole } from './tell-admins-of-role.js';

export interface CreateStaffAccountCommand {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: StaffRole;
}

/** Creates a user with a staff role, from the command line. The account works in the app too. */
export class CreateStaffAccount {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly passwords: PasswordHasher,
    private readonly tellAdmins: TellAdminsOfRole,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws EmailNotValid, EmailTaken, NameNotAllowed, PasswordLengthNotAllowed */
  async execute({ password, role, ...person }: CreateStaffAccountCommand): Promise<void> {
    ensurePassword(password);
    const email = emailFrom(person.email);
    const firstName = nameFrom(person.firstName, 'firstName');
    const lastName = nameFrom(person.lastName, 'lastName');
    const passwordHash = await this.passwords.hash(password);
    await this.unitOfWork.run(async () => {
      if (await this.users.findByEmail(email)) throw new EmailTaken();
      const username = await freeUsername(email, this.users);
      const appointee = { email, username, firstName, lastName, passwordHash };
      const user = User.appointed(appointee, role, this.clock.now());
      await this.users.save(user);
      await this.tellAdmins.execute(user, role);
      await this.auditLog.write({
        actorId: null,
        action: 'staff.role_changed',
        target: { kind: 'user', id: user.id },
        details: { from: null, to: role },
      });
    });
  }
}
