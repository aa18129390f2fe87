import { WrongCredentials } from '../../domain/account/sign-in-errors.js';
import type { User } from '../../domain/account/user.js';
import { isStaff } from '../../domain/staff/role.js';
import { SecondFactorNeeded, SecondFactorNotAccepted } from '../../domain/staff/staff-errors.js';
import { StaffPasswordTooShort } from '../../domain/staff/staff-password.js';
import type { KnownDevice, Requester } from '../account/known-device.js';
import { CONSOLE_LOGINS } from '../account/limits.js';
import type { NewSession, Sessions } from '../sessions/sessions.js';
import type { PasswordHasher, Users } from '../account/ports.js';
import type { RecogniseDevice } from '../account/recognise-device.js';
import { limitLoginAttempts } from '../account/login-attempts.js';
import type { GoodStanding } from '../standing/good-standing.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { RateLimiter, UnitOfWork } from '../shared/ports.js';
import type { SecurityEvents } from '../shared/security-events.js';
import { SECOND_FACTOR_GUESSES } from './limits.js';
import type { SecondFactors } from './ports.js';
import type { Proof, UseCode } from './use-code.js';

export interface OpenConsoleCommand extends Requester {
  readonly email: string;
  readonly password: string;
  /** What was typed as the second factor, where it was asked for. */
  readonly code: string | null;
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
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly passwords: PasswordHasher,
    private readonly factors: SecondFactors,
    private readonly useCode: UseCode,
    private readonly goodStanding: GoodStanding,
    private readonly sessions: Sessions,
    private readonly recogniseDevice: RecogniseDevice,
    private readonly auditLog: AuditLog,
    private readonly limiter: RateLimiter,
    private readonly securityEvents: SecurityEvents,
    /** In characters; a shorter password, though right, opens nothing. */
    private readonly shortestPassword: number,
  ) {}

  /**
   * @throws WrongCredentials, AccountSuspended, StaffPasswordTooShort, SecondFactorNeeded, SecondFactorNotAccepted,
   * TooManyAttempts
   */
  async execute(command: OpenConsoleCommand): Promise<Opening> {
    const { code, device, password } = command;
    const { id, passwordHash } = await this.prove(command);
    await this.goodStanding.ensure(id);
    if (password.length < this.shortestPassword) throw new StaffPasswordTooShort();
    if (code !== null) await this.limiter.consume(SECOND_FACTOR_GUESSES, guessesKey(id, device));
    // The line about a wrong code must be kept, so the refusal waits for the commit.
    const proof = await this.unitOfWork.run(async () => {
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
    if (proof !== 'password') this.securityEvents.record('second_factor_accepted', { accountId: id });
    return { userId: id, passwordHash, proof };
  }

  /**
   * Opens a session after a last look at the person: a new password, another role, a deletion, a suspension or a change of
   * the second factor that is on its way either finds the session and ends it, or is seen here.
   * @throws WrongCredentials, AccountSuspended, SecondFactorNeeded, SecondFactorNotAccepted
   */
  async openSession({ userId, passwordHash, proof }: Opening, session: NewSession): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.findForUpdate(userId);
      if (!user || user.passwordHash !== passwordHash || !isStaff(user.role)) throw new WrongCredentials();
      await this.goodStanding.ensure(userId);
      const factor = await this.factors.findForUpdate(userId);
      if (factor?.isOn && proof === 'password') throw new SecondFactorNeeded();
      if (!factor?.isOn && proof !== 'password') throw new SecondFactorNotAccepted();
      await this.sessions.openConsole(session);
      await this.recogniseDevice.execute(user, session, 'console');
    });
    this.securityEvents.record('staff_signed_in', { accountId: userId });
  }

  private async prove({ email, password, origin, device }: OpenConsoleCommand): Promise<User> {
    const user = await this.users.findByEmail(email);
    const known = device !== null && device.userId === user?.id ? device : null;
    const attempt = { name: email, origin, device: known };
    const giveBack = await limitLoginAttempts(CONSOLE_LOGINS, attempt, this.limiter);
    const isRight = await this.passwords.verify(user?.passwordHash ?? null, password);
    if (!user || !isRight || !isStaff(user.role)) {
      const refusal = new WrongCredentials();
      const facts = { accountId: user?.id ?? null, reason: refusal.code };
      this.securityEvents.record('staff_sign_in_failed', facts);
      throw refusal;
    }
    await giveBack();
    return user;
  }

  private async proveMore(userId: number, code: string | null): Promise<Proof | 'password' | null> {
    const factor = await this.factors.findForUpdate(userId);
    if (!factor?.isOn) return 'password';
    if (code === null) throw new SecondFactorNeeded();
    return this.useCode.execute(factor, code);
  }
}

/** A known browser has guesses of its own, so that a stranger who has the password does not use them up. */
const guessesKey = (userId: number, device: KnownDevice | null): string =>
  device?.userId === userId ? `${userId} ${device.id}` : String(userId);
