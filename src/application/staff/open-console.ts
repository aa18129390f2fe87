import { WrongCredentials } from '../../domain/account/sign-in-errors.js';
import type { User } from '../../domain/account/user.js';
import { isStaff } from '../../domain/staff/role.js';
import { SecondFactorNeeded, SecondFactorNotAccepted } from '../../domain/staff/staff-errors.js';
import { StaffPasswordTooShort } from '../../domain/staff/staff-password.js';
import { countGuess } from '../account/count-guess.js';
import type { NewSession, PasswordHasher, Sessions, Users } from '../account/ports.js';
import type { RecogniseDevice } from '../account/recognise-device.js';
import type { GoodStanding } from '../moderation/good-standing.js';
import type { AuditLog } from '../moderation/ports.js';
import type { RateLimiter, UnitOfWork } from '../shared/ports.js';
import { SECOND_FACTOR_GUESSES } from './limits.js';
import type { SecondFactors } from './ports.js';
import type { Proof, UseCode } from './use-code.js';

export interface OpenConsoleCommand {
  readonly email: string;
  readonly password: string;
  /** What was typed as the second factor, where it was asked for. */
  readonly code: string | null;
  /** Where on the internet the request came from. */
  readonly origin: string;
}

/** Who may come in, and what they proved it with. */
export interface Opening {
  readonly userId: number;
  readonly passwordHash: string | null;
  readonly proof: Proof | 'password';
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
    private readonly factors: SecondFactors,
    private readonly useCode: UseCode,
    private readonly goodStanding: GoodStanding,
    private readonly sessions: Sessions,
    private readonly recogniseDevice: RecogniseDevice,
    private readonly auditLog: AuditLog,
    private readonly limiter: RateLimiter,
    /** In characters; a shorter password, though right, opens nothing. */
    private readonly shortestPassword: number,
  ) {}

  /**
   * @throws WrongCredentials, AccountSuspended, StaffPasswordTooShort, SecondFactorNeeded, SecondFactorNotAccepted,
   * TooManyAttempts
   */
  async execute({ email, password, code, origin }: OpenConsoleCommand): Promise<Opening> {
    const { id, passwordHash } = await this.prove(email, password, origin);
    await this.goodStanding.ensure(id);
    if (password.length < this.shortestPassword) throw new StaffPasswordTooShort();
    if (code !== null) await this.limiter.consume(SECOND_FACTOR_GUESSES, String(id));
    // The line about a wrong code must be kept, so the refusal waits for the commit.
    const proof = await this.work.run(async () => {
      const proof = await this.proveMore(id, code);
      await this.auditLog.write({
        actorId: id,
        action: proof ? 'staff.signed_in' : 'staff.second_factor_failed',
        target: { kind: 'staff', id },
        details: proof ? { with: proof } : {},
      });
      return proof;
    });
    if (!proof) throw new SecondFactorNotAccepted();
    return { userId: id, passwordHash, proof };
  }

  /**
   * Opens a session after a last look at the person: a new password, another role, a deletion, a suspension or a change of
   * the second factor that is on its way either finds the session and ends it, or is seen here.
   * @throws WrongCredentials, AccountSuspended, SecondFactorNeeded, SecondFactorNotAccepted
   */
  async openSession({ userId, passwordHash, proof }: Opening, session: NewSession): Promise<void> {
    await this.work.run(async () => {
      const user = await this.users.findToChange(userId);
      if (!user || user.passwordHash !== passwordHash || !isStaff(user.role)) throw new WrongCredentials();
      await this.goodStanding.ensure(userId);
      const factor = await this.factors.findToChange(userId);
      if (factor?.isOn && proof === 'password') throw new SecondFactorNeeded();
      if (!factor?.isOn && proof !== 'password') throw new SecondFactorNotAccepted();
      await this.sessions.openConsole(session);
      await this.recogniseDevice.execute(user, session, 'console');
    });
  }

  private async prove(email: string, password: string, origin: string): Promise<User> {
    await countGuess(this.limiter, email, origin);
    const user = await this.users.findByEmail(email);
    const isRight = await this.passwords.verify(user?.passwordHash ?? null, password);
    if (!user || !isRight || !isStaff(user.role)) throw new WrongCredentials();
    return user;
  }

  private async proveMore(userId: number, code: string | null): Promise<Proof | 'password' | null> {
    const factor = await this.factors.findToChange(userId);
    if (!factor?.isOn) return 'password';
    if (code === null) throw new SecondFactorNeeded();
    return this.useCode.execute(factor, code);
  }
}
