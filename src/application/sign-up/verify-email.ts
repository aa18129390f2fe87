import { emailFrom } from '../../domain/account/email-address.js';
import { candidateOf } from '../../domain/account/candidate.js';
import { CodeNotAccepted, codeRefused, type CodeRefusal } from '../../domain/shared/one-time-code.js';
import type { PendingRegistration } from '../../domain/account/pending-registration.js';
import type { User } from '../../domain/account/user.js';
import { consumePaced, refundPaced } from '../shared/paced-limit.js';
import type { Deliverability } from '../notifications/deliverability.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import type { Admissions } from '../account/admissions.js';
import { type Codes, codeScope } from '../account/codes.js';
import type { LimitSignUps, SignUpRequester } from './limit-sign-ups.js';
import { TRIES_PER_ORIGIN } from '../account/limits.js';
import type { PendingRegistrations } from './ports.js';
import type { Users } from '../account/ports.js';
import { withFirstOfNetwork } from './with-first-of-network.js';

export interface VerifyEmailCommand extends SignUpRequester {
  readonly email: string;
  readonly code: string;
  /** Key of the registration that this browser started; null: all registrations of the address are tried. */
  readonly signUpKey: string | null;
}

/**
 * Creates an account after a check of the mailed code. A browser with its own registration can
 * only complete that one, so that the owner of an address never completes a stranger's registration. The limits of sign-ups
 * count here, for right codes only, so that whoever finishes no sign-up keeps nobody out.
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
    private readonly limitSignUps: LimitSignUps,
  ) {}

  /** @returns the new user @throws CodeNotAccepted, CodeReplaced, SignUpQueued, UsernameTaken, TooManyAttempts, and errors of the policy */
  async execute({ email, code, signUpKey, ...requester }: VerifyEmailCommand): Promise<User> {
    const address = emailFrom(email);
    const { origin } = requester;
    // Five attempts per code bound the guesses of a browser with its own registration; no limit per network is needed.
    const isOwn = signUpKey !== null && (await this.registrations.isOf(signUpKey, address));
    if (!isOwn) await consumePaced(TRIES_PER_ORIGIN, origin, this.limiter);
    // Throws after the commit, because the transaction must store the failed attempt.
    const proved = await this.unitOfWork.run(() => this.proved(address, code, signUpKey));
    if (typeof proved === 'string') throw codeRefused(proved);
    await this.limitSignUps.execute(requester);
    const joined = await withFirstOfNetwork(origin, this.limiter, (isFirst) =>
      this.unitOfWork.run(() => this.join(address, code, signUpKey, isFirst)),
    );
    if (!joined) throw new CodeNotAccepted();
    if (!isOwn) await refundPaced(TRIES_PER_ORIGIN, origin, this.limiter);
    return joined;
  }

  /** Stores the attempt if no code matches. */
  private async proved(
    address: string,
    code: string,
    signUpKey: string | null,
  ): Promise<PendingRegistration | CodeRefusal> {
    const now = this.clock.now();
    const pending = await this.registrations.findAllForUpdate(address);
    const own = pending.filter(({ key }) => key === signUpKey);
    const tried = own.length > 0 ? own : pending;
    const answers = tried.map((registration) => {
      const guess = this.codes.digestOf('verify-email', codeScope(address, registration.key), code);
      return registration.tryCode(guess, now, own.length > 0);
    });
    const proved = tried[answers.indexOf('right')];
    if (proved) return proved;
    await this.registrations.save(...tried);
    return answers.includes('replaced') ? 'replaced' : 'wrong';
  }

  /** @returns null if no code matches or the address has an account */
  private async join(
    address: string,
    code: string,
    signUpKey: string | null,
    isFirstOfNetwork: boolean,
  ): Promise<User | null> {
    const proved = await this.proved(address, code, signUpKey);
    if (typeof proved === 'string') return null;
    await this.registrations.removeAllOf(address);
    await this.deliverability.startAnew(address);
    if (await this.users.findByMailbox(address)) return null;
    return this.admissions.admit(candidateOf(proved), isFirstOfNetwork);
  }
}
