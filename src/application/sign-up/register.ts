import type { SignUpForm } from '../../domain/account/applicant.js';
import { ensureConfirmed, ensurePassword } from '../../domain/account/password.js';
import { ensureUncommon } from '../../domain/account/uncommon-password.js';
import { PendingRegistration } from '../../domain/account/pending-registration.js';
import { consumePaced } from '../shared/paced-limit.js';
import type { Clock, RateLimiter } from '../shared/ports.js';
import type { AcceptApplicant, Invited } from './accept-applicant.js';
import { type Codes, codeScope } from '../account/codes.js';
import { mayMailCode, VERIFICATIONS } from '../account/code-mail-limits.js';
import type { Requester } from '../account/known-device.js';
import { REGISTRATIONS_PER_ORIGIN } from './limits.js';
import type { PasswordHasher } from '../account/ports.js';
import type { PendingRegistrations } from './ports.js';
import type { SaveRegistration } from './save-registration.js';

export interface RegisterCommand extends SignUpForm, Invited, Requester {
  readonly password: string;
  readonly confirmPassword: string;
  /** Key of an earlier registration of this browser, which is replaced; null if there is none. */
  readonly signUpKey: string | null;
}

/**
 * Creates a pending registration. An address with an account gets the same response after the same work, with another mail,
 * to prevent account enumeration. Beyond the rate limits of code mails the response is the same too, without a mail.
 */
export class Register {
  constructor(
    private readonly saveRegistration: SaveRegistration,
    private readonly registrations: PendingRegistrations,
    private readonly passwords: PasswordHasher,
    private readonly codes: Codes,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly acceptApplicant: AcceptApplicant,
  ) {}

  /**
   * @returns the normalized address, and the key of the registration for this browser
   * @throws UsernameTaken, TooManyAttempts and the validation errors of each field
   */
  async execute(command: RegisterCommand): Promise<{ email: string; signUpKey: string }> {
    ensurePassword(command.password);
    ensureConfirmed(command.password, command.confirmPassword);
    const { applicant, invitation } = await this.acceptApplicant.execute(command);
    ensureUncommon(command.password);
    await consumePaced(REGISTRATIONS_PER_ORIGIN, command.origin, this.limiter);

    const earlierKey = await this.validKey(command.signUpKey);
    const key = earlierKey ?? this.codes.newKey();
    const { code, digest } = this.codes.issue('verify-email', codeScope(applicant.email, key));
    const passwordHash = await this.passwords.hash(command.password);
    const now = this.clock.now();
    const registration = PendingRegistration.of(key, applicant, passwordHash, digest, now, invitation);
    const isRepeated = earlierKey !== null && (await this.registrations.isOf(earlierKey, applicant.email));
    const mayMail = await this.mayMail(command, applicant.email, isRepeated);
    await this.saveRegistration.execute({ registration, code, mayMail });
    return { email: applicant.email, signUpKey: key };
  }

  /** @returns null for a key that the product did not issue, or whose registration has ended */
  private async validKey(given: string | null): Promise<string | null> {
    return given !== null && (await this.registrations.has(given)) ? given : null;
  }

  /**
   * A corrected address has no minimum interval, but counts as the start of the interval before the next resend. Within it
   * the code of the same address stays, so that repeated clicks use up no codes.
   */
  private mayMail(command: RegisterCommand, address: string, mustWait: boolean): Promise<boolean> {
    return mayMailCode(VERIFICATIONS, address, command, this.limiter, { mustWait });
  }
}
