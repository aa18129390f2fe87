import type { SignUpForm } from '../../domain/account/applicant.js';
import { emailFrom } from '../../domain/account/email-address.js';
import { ensureConfirmed, ensurePassword } from '../../domain/account/password.js';
import { PendingRegistration } from '../../domain/account/pending-registration.js';
import { ensureUncommon } from '../../domain/account/uncommon-password.js';
import { UsernameTaken } from '../../domain/account/username.js';
import { mayMailCode, VERIFICATIONS } from '../account/code-mail-limits.js';
import { codeScope } from '../account/codes.js';
import { type Requester, requesterKey } from '../account/known-device.js';
import { CODES_PER_ORIGIN } from '../account/limits.js';
import { consumePaced } from '../shared/paced-limit.js';
import { acceptApplicant, type Invited } from './applicants.js';
import { READING_SIGN_UPS, REGISTRATIONS_PER_ORIGIN } from './limits.js';
import type { SignUpPorts } from './ports.js';

export interface RegisterCommand extends SignUpForm, Invited, Requester {
  readonly password: string;
  readonly confirmPassword: string;
  /** Key of an earlier registration of this browser, which is replaced; null if there is none. */
  readonly signUpKey: string | null;
}

export interface ResendCommand extends Requester {
  readonly email: string;
  /** Key of the registration that this browser started; null: the newest registration of the address gets the code. */
  readonly signUpKey: string | null;
}

interface MailedRegistration {
  readonly registration: PendingRegistration;
  readonly code: string;
  /** False if a rate limit of code mails is reached. */
  readonly mayMail: boolean;
}

export const RENEW_VERIFICATION = 'renew-verification';

/**
 * A sign-up with an email address and a password, until its code is entered. An address with an account gets the same
 * responses after the same work, with another mail, to prevent account enumeration. Beyond the rate limits of code mails the
 * responses are the same too, without a mail.
 */
export class SignUp {
  constructor(private readonly ports: SignUpPorts) {}

  /**
   * Creates a pending registration and mails its code.
   * @returns the normalized address, and the key of the registration for this browser
   * @throws UsernameTaken, TooManyAttempts and the validation errors of each field
   */
  async register(command: RegisterCommand): Promise<{ email: string; signUpKey: string }> {
    const { registrations, passwords, codes, limiter, clock } = this.ports;
    ensurePassword(command.password);
    ensureConfirmed(command.password, command.confirmPassword);
    const { applicant, invitation } = await acceptApplicant(command, this.ports);
    ensureUncommon(command.password);
    await consumePaced(REGISTRATIONS_PER_ORIGIN, command.origin, limiter);
    const { email } = applicant;
    const earlierKey = await this.validKey(command.signUpKey);
    const key = earlierKey ?? codes.newKey();
    const { code, digest } = codes.issue('verify-email', codeScope(email, key));
    const passwordHash = await passwords.hash(command.password);
    const registration = PendingRegistration.of(
      key,
      applicant,
      passwordHash,
      digest,
      clock.now(),
      invitation,
    );
    // A corrected address has no minimum interval, but counts as the start of the interval before the next resend. Within
    // it the code of the same address stays, so that repeated clicks use up no codes.
    const mustWait = earlierKey !== null && (await registrations.isOf(earlierKey, email));
    const mayMail = await mayMailCode(VERIFICATIONS, email, command, limiter, { mustWait });
    await this.save({ registration, code, mayMail });
    return { email, signUpKey: key };
  }

  /**
   * Tells the browser that started a sign-up whether a mail to its address was refused.
   * @param signUpKey null for a browser without a sign-up, which learns nothing about any address
   * @throws TooManyAttempts
   */
  async read({ signUpKey, network }: { signUpKey: string | null; network: string }): Promise<{
    isMailRefused: boolean;
  }> {
    const { limiter, registrations } = this.ports;
    await limiter.consume(READING_SIGN_UPS, network);
    return { isMailRefused: signUpKey !== null && (await registrations.isMailRefused(signUpKey)) };
  }

  /**
   * Queues a new code. The job looks up the registration, so that the response time does not reveal it.
   * @throws TooManyAttempts for the limit of the requester only
   */
  async resend({ email, origin, device, signUpKey }: ResendCommand): Promise<void> {
    const { registrations, jobs, limiter } = this.ports;
    const address = emailFrom(email);
    const isOwn = signUpKey !== null && (await registrations.isOf(signUpKey, address));
    const requester = { origin, device };
    // A browser with its own registration skips this limit, so that others in its network cannot block it.
    if (!isOwn) await consumePaced(CODES_PER_ORIGIN, requesterKey(requester), limiter);
    if (await mayMailCode(VERIFICATIONS, address, requester, limiter, { mustWait: true }))
      await jobs.add(RENEW_VERIFICATION, { email: address, signUpKey });
  }

  /** Stores a new code for a pending registration and mails it; without a registration it does nothing. */
  async renewCode({ email, signUpKey }: Pick<ResendCommand, 'email' | 'signUpKey'>): Promise<void> {
    const { unitOfWork, registrations, codes, clock } = this.ports;
    await unitOfWork.run(async () => {
      const pending = await registrations.findAllForUpdate(email);
      const registration = pending.find(({ key }) => key === signUpKey) ?? pending.at(-1);
      if (!registration) return;
      const { code, digest } = codes.issue('verify-email', codeScope(email, registration.key));
      registration.renewCode(digest, clock.now());
      await registrations.save(registration);
      await this.mailCode(registration, code);
    });
  }

  /** @returns null for a key that the product did not issue, or whose registration has ended */
  private async validKey(given: string | null): Promise<string | null> {
    return given !== null && (await this.ports.registrations.has(given)) ? given : null;
  }

  /** @throws UsernameTaken */
  private async save({ registration, code, mayMail }: MailedRegistration): Promise<void> {
    const { unitOfWork, users, registrations } = this.ports;
    await unitOfWork.run(async () => {
      if (await users.findByUsername(registration.username)) throw new UsernameTaken();
      const pending = await registrations.findAllForUpdate(registration.email);
      const earlier = pending.find(({ key }) => key === registration.key);
      // Without a mail only an earlier registration with the same key is replaced, so that requests of strangers displace
      // no other one.
      if (!mayMail && !earlier) return;
      if (earlier && mayMail) registration.replaceCodeOf(earlier);
      else if (earlier) registration.keepCodeOf(earlier);
      await registrations.replace(registration);
      if (mayMail) await this.mailCode(registration, code);
    });
  }

  /** Mails the code, or the owner of an address that already has an account. */
  private async mailCode(registration: PendingRegistration, code: string): Promise<void> {
    const { users, mails } = this.ports;
    const owner = await users.findByMailbox(registration.email);
    await (owner
      ? mails.alreadyHaveAccount(owner)
      : mails.verificationCode(registration, code, registration.codeExpiresAt));
  }
}
