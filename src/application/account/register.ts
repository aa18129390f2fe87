import { applicantFrom, type SignUpForm } from '../../domain/account/applicant.js';
import { ensureConfirmed, ensurePassword } from '../../domain/account/password.js';
import { ensureUncommon } from '../../domain/account/uncommon-password.js';
import { PendingRegistration } from '../../domain/account/pending-registration.js';
import { UsernameTaken } from '../../domain/account/username.js';
import { localDate, type TimeZone } from '../../domain/shared/time-zone.js';
import type { Clock, Jobs, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { queueMail } from '../notifications/send-mail.js';
import { consumePaced } from '../shared/paced-limit.js';
import { type Codes, codeScope } from './codes.js';
import { mayMailCode, VERIFICATIONS } from './code-mail-limits.js';
import { type Requester, requesterKey } from './known-device.js';
import { SIGN_UPS_PER_ORIGIN } from './limits.js';
import type { AccountMails } from './mails.js';
import type { PasswordHasher, PendingRegistrations, Users } from './ports.js';

export interface RegisterCommand extends SignUpForm, Requester {
  readonly password: string;
  readonly confirmPassword: string;
  /** Of a sign-up that this browser began before: it is replaced. Null for none. */
  readonly signUpKey: string | null;
}

/**
 * Takes in who wants to join. For an address that already has an account all is done alike, with a code nobody
 * is sent and another mail, so that neither this answer nor a later one tells strangers who is a member. Beyond the limits
 * of mails the answer is the same too, and a sign-up that is corrected keeps the code that was mailed for it.
 */
export class Register {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly registrations: PendingRegistrations,
    private readonly passwords: PasswordHasher,
    private readonly codes: Codes,
    private readonly mails: AccountMails,
    private readonly jobs: Jobs,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly timeZone: TimeZone,
  ) {}

  /** @returns the address the mail goes to, and the key that names the sign-up @throws UsernameTaken, TooManyAttempts and the rules of each field */
  async execute(command: RegisterCommand): Promise<{ email: string; signUpKey: string }> {
    ensurePassword(command.password);
    ensureConfirmed(command.password, command.confirmPassword);
    const now = this.clock.now();
    const applicant = applicantFrom(command, localDate(now, this.timeZone));
    ensureUncommon(command.password);
    await consumePaced(SIGN_UPS_PER_ORIGIN, requesterKey(command), this.limiter);

    const key = await this.keyOf(command.signUpKey);
    const { code, digest } = this.codes.issue('verify-email', codeScope(applicant.email, key));
    const passwordHash = await this.passwords.hash(command.password);
    const registration = PendingRegistration.of(key, applicant, passwordHash, digest, now);
    const isMailed = await this.mayMail(command, applicant.email);
    await this.unitOfWork.run(async () => {
      if (await this.users.findByUsername(applicant.username)) throw new UsernameTaken();
      const owner = await this.users.findByEmail(applicant.email);
      if (!isMailed) return this.correct(registration);
      await this.registrations.replace(registration);
      await queueMail(
        this.jobs,
        owner ? this.mails.alreadyHaveAccount(owner) : this.mails.verificationCode(applicant, code),
      );
    });
    return { email: applicant.email, signUpKey: key };
  }

  /** A sign-up without a mail is kept only in place of an earlier one, so that those of strangers displace no other. */
  private async correct(registration: PendingRegistration): Promise<void> {
    const waiting = await this.registrations.findAllForUpdate(registration.email);
    const earlier = waiting.find(({ key }) => key === registration.key);
    if (!earlier) return;
    registration.keepCodeOf(earlier);
    await this.registrations.replace(registration);
  }

  /** A key that names no sign-up was not made here, so it is not taken. */
  private async keyOf(given: string | null): Promise<string> {
    return given !== null && (await this.registrations.has(given)) ? given : this.codes.newKey();
  }

  /** Correcting a sign-up need not wait, but it sends a code, so a resend after it must. */
  private mayMail(command: RegisterCommand, address: string): Promise<boolean> {
    return mayMailCode(VERIFICATIONS, address, command, this.limiter, { mustWait: false });
  }
}
