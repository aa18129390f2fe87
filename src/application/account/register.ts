import { applicantFrom, type SignUpForm } from '../../domain/account/applicant.js';
import { ensureConfirmed, ensurePassword } from '../../domain/account/password.js';
import { ensureUncommon } from '../../domain/account/uncommon-password.js';
import { PendingRegistration } from '../../domain/account/pending-registration.js';
import { UsernameTaken } from '../../domain/account/username.js';
import { localDate, type TimeZone } from '../../domain/shared/time-zone.js';
import type { Clock, Jobs, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { postMail } from '../shared/send-mail.js';
import { isWithin } from '../shared/within-limits.js';
import { type Codes, codeScope } from './codes.js';
import { CODES_PER_ORIGIN, VERIFICATION_WAIT, VERIFICATIONS_PER_ADDRESS } from './limits.js';
import type { AccountMails } from './mails.js';
import type { PasswordHasher, PendingRegistrations, Users } from './ports.js';

export interface RegisterCommand extends SignUpForm {
  readonly password: string;
  readonly confirmPassword: string;
  /** Where on the internet the request came from. */
  readonly origin: string;
  /** Of a sign-up that this browser began before: it is replaced. Null for none. */
  readonly signUpKey: string | null;
}

/**
 * Takes in who wants to join. For an address that already has an account all is done alike, with a code nobody
 * is sent and another mail, so that neither this answer nor a later one tells strangers who is a member.
 */
export class Register {
  constructor(
    private readonly work: UnitOfWork,
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
    await this.limit(command.origin, applicant.email);

    const key = await this.keyOf(command.signUpKey);
    const { code, digest } = this.codes.issue('verify-email', codeScope(applicant.email, key));
    const passwordHash = await this.passwords.hash(command.password);
    const registration = PendingRegistration.of(key, applicant, passwordHash, digest, now);
    await this.work.run(async () => {
      if (await this.users.findByUsername(applicant.username)) throw new UsernameTaken();
      const owner = await this.users.findByEmail(applicant.email);
      await this.registrations.replace(registration);
      await postMail(
        this.jobs,
        owner ? this.mails.alreadyHaveAccount(owner) : this.mails.verificationCode(applicant, code),
      );
    });
    return { email: applicant.email, signUpKey: key };
  }

  /** A key that names no sign-up was not made here, so it is not taken. */
  private async keyOf(given: string | null): Promise<string> {
    return given !== null && (await this.registrations.has(given)) ? given : this.codes.newKey();
  }

  private async limit(origin: string, email: string): Promise<void> {
    await this.limiter.consume(CODES_PER_ORIGIN, origin);
    await this.limiter.consume(VERIFICATIONS_PER_ADDRESS, email);
    // Correcting a sign-up need not wait, but it sends a code, so a resend after it must.
    await isWithin([VERIFICATION_WAIT], email, this.limiter);
  }
}
