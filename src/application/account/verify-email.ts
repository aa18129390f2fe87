import { emailFrom } from '../../domain/account/email-address.js';
import { candidateOf } from '../../domain/account/candidate.js';
import { CodeNotAccepted } from '../../domain/shared/one-time-code.js';
import type { User } from '../../domain/account/user.js';
import { consumePaced, refundPaced } from '../shared/paced-limit.js';
import type { Deliverability } from '../notifications/deliverability.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import type { Admissions } from './admissions.js';
import { type Codes, codeScope } from './codes.js';
import { TRIES_PER_ORIGIN } from './limits.js';
import type { PendingRegistrations, Users } from './ports.js';
import { withFirstOfNetwork } from './with-first-of-network.js';

export interface VerifyEmailCommand {
  readonly email: string;
  readonly code: string;
  /** Network address of the request. */
  readonly origin: string;
  /** Key of the registration that this browser started; null: all registrations of the address are tried. */
  readonly signUpKey: string | null;
}

/**
 * Creates an account after a check of the mailed code. A browser with its own registration can
 * only complete that one, so that the owner of an address never completes a stranger's registration.
 */
export class VerifyEmail {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly registrations: PendingRegistrations,
    private readonly codes: Codes,
    private readonly deliverability: Pick<Deliverability, 'startAnew'>,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly admissions: Admissions,
  ) {}

  /** @returns the new user @throws CodeNotAccepted, UsernameTaken, TooManyAttempts, and errors of the policy */
  async execute({ email, code, origin, signUpKey }: VerifyEmailCommand): Promise<User> {
    const address = emailFrom(email);
    // Five attempts per code bound the guesses of a browser with its own registration; no limit per network is needed.
    const isOwn = signUpKey !== null && (await this.registrations.isOf(signUpKey, address));
    if (!isOwn) await consumePaced(TRIES_PER_ORIGIN, origin, this.limiter);
    // Throws after the commit, because the transaction must store the failed attempt.
    const joined = await withFirstOfNetwork(origin, this.limiter, (isFirst) =>
      this.unitOfWork.run(() => this.join(address, code, signUpKey, isFirst)),
    );
    if (!joined) throw new CodeNotAccepted();
    if (!isOwn) await refundPaced(TRIES_PER_ORIGIN, origin, this.limiter);
    return joined;
  }

  /** @returns null if no code matches or the address has an account */
  private async join(
    address: string,
    code: string,
    signUpKey: string | null,
    isFirstOfNetwork: boolean,
  ): Promise<User | null> {
    const now = this.clock.now();
    const pending = await this.registrations.findAllForUpdate(address);
    const own = pending.filter(({ key }) => key === signUpKey);
    const tried = own.length > 0 ? own : pending;
    const proved = tried.filter((registration) => {
      const guess = this.codes.digestOf('verify-email', codeScope(address, registration.key), code);
      return registration.tryCode(guess, own.length > 0, now);
    })[0];
    if (!proved) {
      await this.registrations.save(...tried);
      return null;
    }
    await this.registrations.removeAllOf(address);
    await this.deliverability.startAnew(address);
    if (await this.users.findByMailbox(address)) return null;
    return this.admissions.admit(candidateOf(proved), isFirstOfNetwork);
  }
}
