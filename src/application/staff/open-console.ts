import type { User } from '../../domain/account/user.js';
import { WrongCredentials } from '../../domain/account/sign-in-errors.js';
import { isStaff } from '../../domain/staff/role.js';
import { countGuess } from '../account/count-guess.js';
import type { PasswordHasher, Users } from '../account/ports.js';
import type { AuditLog } from '../moderation/ports.js';
import type { RateLimiter, UnitOfWork } from '../shared/ports.js';

export interface OpenConsoleCommand {
  readonly email: string;
  readonly password: string;
  /** Where on the internet the request came from. */
  readonly origin: string;
}

/**
 * Checks who wants to work in the console. The password is always tried, and whoever has no part in the console is told
 * what a wrong password is told, so that neither answer nor time says who works there.
 */
export class OpenConsole {
  constructor(
    private readonly work: UnitOfWork,
    private readonly users: Users,
    private readonly passwords: PasswordHasher,
    private readonly auditLog: AuditLog,
    private readonly limiter: RateLimiter,
  ) {}

  /** @returns the id of the staff member @throws WrongCredentials, TooManyAttempts */
  async execute({ email, password, origin }: OpenConsoleCommand): Promise<number> {
    const member = await this.prove(email, password, origin);
    await this.work.run(() =>
      this.auditLog.write({
        actorId: member.id,
        action: 'staff.signed_in',
        target: { kind: 'staff', id: member.id },
      }),
    );
    return member.id;
  }

  private async prove(email: string, password: string, origin: string): Promise<User> {
    await countGuess(this.limiter, email, origin);
    const user = await this.users.findByEmail(email);
    const isRight = await this.passwords.verify(user?.passwordHash ?? null, password);
    if (!user || !isRight || !isStaff(user.role)) throw new WrongCredentials();
    return user;
  }
}
