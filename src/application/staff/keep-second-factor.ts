import type { User } from '../../domain/account/user.js';
import { SecondFactor } from '../../domain/staff/second-factor.js';
import { SecondFactorNotAccepted, SecondFactorNotBegun } from '../../domain/staff/staff-errors.js';
import type { PasswordAttempt } from '../credentials/verify-password.js';
import { AccountGone } from '../shared/account-gone.js';
import { pagesOf } from '../shared/each-due.js';
import type { NewSecret, StaffPorts } from './ports.js';
import { SECOND_FACTOR_GUESSES, type SecondFactorCodes } from './second-factor-codes.js';
import type { ConsoleLogin } from './sign-in-to-console.js';
import type { StaffMails } from './staff-mails.js';

const PAGE_SIZE = 50;

interface CodeAttempt {
  readonly userId: number;
  readonly code: string;
}

/** The second factor of a staff member: they set it up and renew its recovery codes; operators reset and re-encrypt it. */
export class KeepSecondFactor {
  constructor(
    private readonly ports: StaffPorts,
    private readonly codes: SecondFactorCodes,
    private readonly mails: StaffMails,
  ) {}

  /**
   * Creates the TOTP secret. The second factor stays off until a first code confirms it.
   * @throws AccountGone, WrongPassword, SecondFactorIsOn, TooManyAttempts
   */
  async begin({ userId, password }: PasswordAttempt): Promise<NewSecret> {
    const { unitOfWork, users, verifyPassword, secondFactors, timeCodes, clock } = this.ports;
    await verifyPassword.execute({ userId, password });
    const user = await users.find(userId);
    if (!user) throw new AccountGone();
    const secret = timeCodes.newSecret(userId, user.email);
    await unitOfWork.run(async () => {
      // Locks the user row, because there may be no second factor to lock yet.
      await users.findForUpdate(userId);
      const begun = await secondFactors.findForUpdate(userId);
      begun?.beginAgain(secret.sealed);
      await secondFactors.save(begun ?? SecondFactor.begin(userId, secret.sealed, clock.now()));
    });
    return secret;
  }

  /**
   * Completes the enrollment with a first TOTP code, and ends the console sessions that the factor did not protect.
   * @returns the recovery codes in plain text, and a login for the new session of the user
   * @throws AccountGone, SecondFactorNotBegun, SecondFactorIsOn, SecondFactorNotAccepted, TooManyAttempts
   */
  async confirm({ userId, code }: CodeAttempt): Promise<{ codes: readonly string[]; login: ConsoleLogin }> {
    const { unitOfWork, users, secondFactors, limiter, securityEvents } = this.ports;
    await limiter.consume(SECOND_FACTOR_GUESSES, String(userId));
    return unitOfWork.run(async () => {
      const user = await users.findForUpdate(userId);
      if (!user) throw new AccountGone();
      const factor = await secondFactors.findForUpdate(userId);
      if (!factor) throw new SecondFactorNotBegun();
      const codes = await this.enroll(user, factor, code);
      if (!codes) {
        securityEvents.record('second_factor_failed', { accountId: userId });
        throw new SecondFactorNotAccepted();
      }
      return { codes, login: { userId, passwordHash: user.passwordHash, proof: 'app' } };
    });
  }

  /** @returns the new codes in plain text @throws SecondFactorNotBegun, SecondFactorNotAccepted, TooManyAttempts */
  async renewRecoveryCodes({ userId, code }: CodeAttempt): Promise<readonly string[]> {
    const { unitOfWork, secondFactors, audit, limiter } = this.ports;
    await limiter.consume(SECOND_FACTOR_GUESSES, String(userId));
    const target = { kind: 'staff', id: userId } as const;
    // Throws after the commit, because the transaction must store the audit log entry of a wrong code.
    const renewed = await unitOfWork.run(async () => {
      const factor = await secondFactors.findForUpdate(userId);
      if (!factor?.isOn) throw new SecondFactorNotBegun();
      const isProved = (await this.codes.use(factor, code)) !== null;
      const action = isProved ? 'staff.recovery_codes_renewed' : 'staff.second_factor_failed';
      await audit.write({ actorId: userId, action, target });
      if (!isProved) return null;
      const { codes, digests } = this.codes.issueRecoveryCodes(userId);
      factor.renewRecoveryCodes(digests);
      await secondFactors.save(factor);
      return codes;
    });
    if (!renewed) throw new SecondFactorNotAccepted();
    return renewed;
  }

  /** Removes it and closes the console sessions of its user. For operators at the command line only. @returns false if there was none */
  reset({ userId }: { userId: number }): Promise<boolean> {
    const { unitOfWork, secondFactors, sessions, audit } = this.ports;
    return unitOfWork.run(async () => {
      if (!(await secondFactors.remove(userId))) return false;
      await sessions.closeConsole(userId, 'second_factor_changed');
      const target = { kind: 'staff', id: userId } as const;
      await audit.write({ actorId: null, action: 'staff.second_factor_reset', target });
      return true;
    });
  }

  /** Encrypts all secrets with the current key (key rotation). Idempotent. @returns the number of those encrypted again */
  async resealAll(): Promise<number> {
    const { unitOfWork, secondFactors } = this.ports;
    let resealed = 0;
    const pages = pagesOf<number>((after = 0, limit) => secondFactors.holders(after, limit), PAGE_SIZE);
    for await (const page of pages)
      for (const userId of page) if (await unitOfWork.run(() => this.reseal(userId))) resealed++;
    return resealed;
  }

  private async reseal(userId: number): Promise<boolean> {
    const { secondFactors, timeCodes } = this.ports;
    const factor = await secondFactors.findForUpdate(userId);
    const sealed = factor && timeCodes.reseal(userId, factor.sealedSecret);
    if (!sealed) return false;
    factor.reseal(sealed);
    await secondFactors.save(factor);
    return true;
  }

  /** @returns the recovery codes in plain text, or null if the code is wrong */
  private async enroll(user: User, factor: SecondFactor, code: string): Promise<readonly string[] | null> {
    const { secondFactors, timeCodes, sessions, audit, clock } = this.ports;
    const now = clock.now();
    const step = timeCodes.stepOf(user.id, factor.sealedSecret, code, now);
    if (step === null) return null;
    const { codes, digests } = this.codes.issueRecoveryCodes(user.id);
    factor.enroll(step, digests, now);
    await secondFactors.save(factor);
    await sessions.closeConsole(user.id, 'second_factor_changed');
    const target = { kind: 'staff', id: user.id } as const;
    await audit.write({ actorId: user.id, action: 'staff.second_factor_enrolled', target });
    await this.mails.secondFactorOn(user);
    return codes;
  }
}
