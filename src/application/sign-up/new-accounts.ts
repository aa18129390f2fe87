import type { SignUpForm } from '../../domain/account/applicant.js';
import { type Candidate, candidateOf, candidateWithProvider } from '../../domain/account/candidate.js';
import { emailFrom, EmailTaken } from '../../domain/account/email-address.js';
import { isMisleadingUsername } from '../../domain/account/misleading-name.js';
import type { PendingRegistration } from '../../domain/account/pending-registration.js';
import type { VerifiedIdentity } from '../../domain/account/provider-identity.js';
import type { User } from '../../domain/account/user.js';
import { UsernameTaken } from '../../domain/account/username.js';
import { CodeNotAccepted, codeRefused, type CodeRefusal } from '../../domain/shared/one-time-code.js';
import { codeScope } from '../account/codes.js';
import { freeUsername } from '../account/free-username.js';
import { TRIES_PER_ORIGIN } from '../account/limits.js';
import { consumePaced, refundPaced } from '../shared/paced-limit.js';
import { tryConsume } from '../shared/try-consume.js';
import { acceptApplicant, type Invited } from './applicants.js';
import { FIRST_OF_NETWORK } from './limits.js';
import type { SignUpPorts } from './ports.js';
import { SignUpLine, type SignUpRequester } from './sign-up-line.js';

export interface VerifyEmailCommand extends SignUpRequester {
  readonly email: string;
  readonly code: string;
  /** Key of the registration that this browser started; null: all registrations of the address are tried. */
  readonly signUpKey: string | null;
}

export interface JoinWithProviderCommand
  extends Omit<SignUpForm, 'email' | 'username'>, Invited, SignUpRequester {
  readonly identity: VerifiedIdentity;
  /** Absent: derived from the email address. */
  readonly username?: string;
}

/**
 * How an account begins: with the mailed code of a sign-up, or with the identity of a provider. Both count in the limits of
 * sign-ups, and are admitted by the registration policy.
 */
export class NewAccounts {
  private readonly line: SignUpLine;

  constructor(private readonly ports: SignUpPorts) {
    this.line = new SignUpLine(ports);
  }

  /**
   * Creates an account after a check of the mailed code. A browser with its own registration can only complete that one, so
   * that the owner of an address never completes a stranger's registration. The limits of sign-ups count here, for right
   * codes only, so that whoever finishes no sign-up keeps nobody out.
   * @throws CodeNotAccepted, CodeReplaced, SignUpQueued, UsernameTaken, TooManyAttempts, and errors of the policy
   */
  async verifyEmail({ email, code, signUpKey, ...requester }: VerifyEmailCommand): Promise<User> {
    const { registrations, limiter, unitOfWork } = this.ports;
    const address = emailFrom(email);
    const { origin } = requester;
    // Five attempts per code bound the guesses of a browser with its own registration; no limit per network is needed.
    const isOwn = signUpKey !== null && (await registrations.isOf(signUpKey, address));
    if (!isOwn) await consumePaced(TRIES_PER_ORIGIN, origin, limiter);
    // Throws after the commit, because the transaction must store the failed attempt.
    const proved = await unitOfWork.run(() => this.proved(address, code, signUpKey));
    if (typeof proved === 'string') throw codeRefused(proved);
    await this.line.enter(requester);
    const joined = await this.admit(origin, () => this.candidate(address, code, signUpKey));
    if (!joined) throw new CodeNotAccepted();
    if (!isOwn) await refundPaced(TRIES_PER_ORIGIN, origin, limiter);
    return joined;
  }

  /**
   * Creates an account from an identity, whose verified email address needs no code, and the rest of the sign-up form.
   * @throws UsernameTaken, EmailTaken, IdentityTaken, SignUpQueued, TooManyAttempts, and errors of the policy and of each field
   */
  async joinWithProvider({ identity, ...command }: JoinWithProviderCommand): Promise<User> {
    const { users, registrations, clock, appName } = this.ports;
    const { email } = identity;
    const mayHave = (name: string): boolean => !isMisleadingUsername(name, appName());
    const username = command.username ?? (await freeUsername(email, users, mayHave));
    const sent = { ...command, username, email };
    const { applicant, invitation } = await acceptApplicant(sent, this.ports);
    await this.line.enter(command);
    const joined = await this.admit(command.origin, async () => {
      if (await users.findByUsername(username)) throw new UsernameTaken();
      if (await users.findByMailbox(email)) throw new EmailTaken();
      await registrations.removeAllOf(email);
      return candidateWithProvider(applicant, identity, invitation, clock.now());
    });
    return joined!;
  }

  /** @returns the registration whose code it is; stores the attempt if no code matches */
  private async proved(
    address: string,
    code: string,
    signUpKey: string | null,
  ): Promise<PendingRegistration | CodeRefusal> {
    const { registrations, codes, clock } = this.ports;
    const now = clock.now();
    const pending = await registrations.findAllForUpdate(address);
    const own = pending.filter(({ key }) => key === signUpKey);
    const tried = own.length > 0 ? own : pending;
    const answers = tried.map((registration) => {
      const guess = codes.digestOf('verify-email', codeScope(address, registration.key), code);
      return registration.tryCode(guess, now, own.length > 0);
    });
    const proved = tried[answers.indexOf('right')];
    if (proved) return proved;
    await registrations.save(...tried);
    return answers.includes('replaced') ? 'replaced' : 'wrong';
  }

  /** @returns null if no code matches or the address has an account */
  private async candidate(
    address: string,
    code: string,
    signUpKey: string | null,
  ): Promise<Candidate | null> {
    const { users, registrations, deliverability } = this.ports;
    const proved = await this.proved(address, code, signUpKey);
    if (typeof proved === 'string') return null;
    await registrations.removeAllOf(address);
    await deliverability.startAnew(address);
    return (await users.findByMailbox(address)) ? null : candidateOf(proved);
  }

  /**
   * Creates an account in a unit of work, marked if it is the first of its network within a day. Only this mark is stored
   * with the account, so that no network has to be: the counter of a rate limit is deleted after the day.
   * @param candidateIn returns null, or throws, where nobody is to be admitted; then nothing is counted
   */
  private async admit(origin: string, candidateIn: () => Promise<Candidate | null>): Promise<User | null> {
    const { unitOfWork, limiter, admissions } = this.ports;
    const isFirst = await tryConsume([FIRST_OF_NETWORK], origin, limiter);
    let joined: User | null = null;
    try {
      joined = await unitOfWork.run(async () => {
        const candidate = await candidateIn();
        return candidate && admissions.admit(candidate, isFirst);
      });
      return joined;
    } finally {
      if (isFirst && !joined) await limiter.refund(FIRST_OF_NETWORK, origin);
    }
  }
}
