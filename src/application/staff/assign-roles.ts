import { emailFrom, EmailTaken } from '../../domain/account/email-address.js';
import { ensurePassword } from '../../domain/account/password.js';
import { nameFrom } from '../../domain/account/person-name.js';
import { User } from '../../domain/account/user.js';
import { OnlyAdminsActOnStaff, PersonNotFound } from '../../domain/moderation/suspension-errors.js';
import { isStaff, type Role, type StaffRole } from '../../domain/staff/role.js';
import { OwnRole, SecondFactorNotAccepted } from '../../domain/staff/staff-errors.js';
import { freeUsername } from '../account/free-username.js';
import { type DecidedOn, ensureNotDecidedSince } from '../audit/staff-decisions.js';
import type { StaffPorts } from './ports.js';
import { SECOND_FACTOR_GUESSES, type SecondFactorCodes } from './second-factor-codes.js';
import type { StaffMails } from './staff-mails.js';

interface StaffAccount {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: StaffRole;
}

/** What someone in the console enters again before an act that gives others power. */
interface StaffProof {
  readonly password: string;
  /** TOTP or recovery code; null without a second factor. */
  readonly code: string | null;
}

interface ChangedRole extends DecidedOn {
  readonly userId: number;
  readonly role: Role;
}

/** The admin who changes the role, with what they entered again; null for an operator at the command line. */
type RoleChange = ChangedRole & (({ readonly actorId: number } & StaffProof) | { readonly actorId: null });

/** An admin existed, an existing user was promoted, or a user was created. */
export type FirstAdmin = 'present' | 'promoted' | 'hired';

/** Who is staff. Every other admin is mailed about a new role, however it was given. */
export class AssignRoles {
  constructor(
    private readonly ports: StaffPorts,
    private readonly codes: SecondFactorCodes,
    private readonly mails: StaffMails,
  ) {}

  /**
   * Changes the role of another user; `member` removes a staff role.
   * @throws OwnRole, WrongPassword, SecondFactorNotAccepted, TooManyAttempts, PersonNotFound, AccountGone, OnlyAdminsActOnStaff,
   * DecidedMeanwhile, LastAdmin
   */
  async change(command: RoleChange): Promise<void> {
    const { unitOfWork, staffDecisions } = this.ports;
    const { actorId, userId, role, decidedAfter } = command;
    if (actorId === userId) throw new OwnRole();
    if (command.actorId !== null) await this.verifyAgain(command.actorId, command);
    await unitOfWork.run(async () => {
      const user = await this.lockUser(actorId, userId);
      await ensureNotDecidedSince({ decidedAfter }, { kind: 'user', id: userId }, staffDecisions);
      await this.assign(user, role, actorId);
    });
  }

  /**
   * Creates a user with a staff role, from the command line. The account works in the app too.
   * @throws EmailNotValid, EmailTaken, NameNotAllowed, PasswordLengthNotAllowed
   */
  async createAccount({ password, role, ...person }: StaffAccount): Promise<void> {
    const { unitOfWork, users, passwords, clock } = this.ports;
    ensurePassword(password);
    const email = emailFrom(person.email);
    const firstName = nameFrom(person.firstName, 'firstName');
    const lastName = nameFrom(person.lastName, 'lastName');
    const passwordHash = await passwords.hash(password);
    await unitOfWork.run(async () => {
      if (await users.findByEmail(email)) throw new EmailTaken();
      const username = await freeUsername(email, users);
      const appointee = { email, username, firstName, lastName, passwordHash };
      const user = User.appointed(appointee, role, clock.now());
      await users.save(user);
      await this.tellAdmins(user, role);
      await this.auditChange(user, null, role, null);
    });
  }

  /**
   * Ensures that a new instance has an admin. Idempotent; an advisory lock serializes concurrent processes. An existing user
   * keeps their password.
   */
  appointFirstAdmin({ email, password }: { email: string; password: string }): Promise<FirstAdmin> {
    const { unitOfWork, admins, users, clock } = this.ports;
    return unitOfWork.run(async () => {
      await admins.acquireLock();
      if ((await admins.count(clock.now())) > 0) return 'present';
      const known = await users.findByEmail(email);
      if (known) {
        await this.change({ actorId: null, userId: known.id, role: 'admin' });
        return 'promoted';
      }
      await this.createAccount({ email, password, firstName: 'Admin', lastName: 'Admin', role: 'admin' });
      return 'hired';
    });
  }

  /** Checks password and second factor again, so that an open or stolen session is not enough. */
  private async verifyAgain(userId: number, { password, code }: StaffProof): Promise<void> {
    const { unitOfWork, verifyPassword, secondFactors, audit, limiter } = this.ports;
    await verifyPassword.execute({ userId, password });
    await limiter.consume(SECOND_FACTOR_GUESSES, String(userId));
    // Throws after the commit, because the transaction must store the audit log entry of a wrong code.
    const isProved = await unitOfWork.run(async () => {
      const factor = await secondFactors.findForUpdate(userId);
      if (!factor?.isOn || (await this.codes.use(factor, code ?? ''))) return true;
      const target = { kind: 'staff', id: userId } as const;
      await audit.write({ actorId: userId, action: 'staff.second_factor_failed', target });
      return false;
    });
    if (!isProved) throw new SecondFactorNotAccepted();
  }

  /** Locks the actor's row too, because the actor must still be an admin at the commit. */
  private async lockUser(actorId: number | null, userId: number): Promise<User> {
    const { users, staffActionGuard } = this.ports;
    if (actorId === null) {
      const user = await users.findForUpdate(userId);
      if (!user?.canSignIn) throw new PersonNotFound();
      return user;
    }
    const { actor, person } = await staffActionGuard.lockActorAndTarget({ actorId, userId });
    if (actor.role !== 'admin') throw new OnlyAdminsActOnStaff();
    return person;
  }

  /** Does nothing if the user, whose row is locked, has the role already. @throws LastAdmin */
  private async assign(user: User, role: Role, actorId: number | null): Promise<void> {
    const { users, lastAdminStays, sessions, clock } = this.ports;
    const from = user.role;
    if (from === role) return;
    await lastAdminStays.ensure(user);
    user.appoint(role, clock.now(), actorId);
    await users.save(user);
    if (!isStaff(role)) await sessions.closeConsole(user.id, 'role_changed');
    await this.mails.roleChanged(user, role);
    if (isStaff(role)) await this.tellAdmins(user, role);
    await this.auditChange(user, from, role, actorId);
  }

  private auditChange({ id }: User, from: Role | null, to: Role, actorId: number | null): Promise<void> {
    const target = { kind: 'user', id } as const;
    const action = 'staff.role_changed';
    return this.ports.audit.write({ actorId, action, target, details: { from, to } });
  }

  private async tellAdmins(user: User, role: StaffRole): Promise<void> {
    const { admins, clock } = this.ports;
    for (const admin of await admins.recipients(clock.now(), user.id))
      await this.mails.roleGiven(admin, { name: `${user.firstName} ${user.lastName}`.trim(), role });
  }
}
