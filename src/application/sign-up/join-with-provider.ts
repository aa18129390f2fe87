import type { SignUpForm } from '../../domain/account/applicant.js';
import { candidateWithProvider } from '../../domain/account/candidate.js';
import { EmailTaken } from '../../domain/account/email-address.js';
import type { VerifiedIdentity } from '../../domain/account/provider-identity.js';
import type { User } from '../../domain/account/user.js';
import { UsernameTaken } from '../../domain/account/username.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import type { AcceptApplicant, Invited } from './accept-applicant.js';
import type { Admissions } from '../account/admissions.js';
import { freeUsername } from '../account/free-username.js';
import type { LimitSignUps, SignUpRequester } from './limit-sign-ups.js';
import type { PendingRegistrations } from './ports.js';
import type { Users } from '../account/ports.js';
import { withFirstOfNetwork } from './with-first-of-network.js';

export interface JoinWithProviderCommand
  extends Omit<SignUpForm, 'email' | 'username'>, Invited, SignUpRequester {
  readonly identity: VerifiedIdentity;
  /** Absent: derived from the email address. */
  readonly username?: string;
}

/** Creates an account from an identity, whose verified email address needs no code, and the rest of the sign-up form. */
export class JoinWithProvider {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly registrations: PendingRegistrations,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly acceptApplicant: AcceptApplicant,
    private readonly limitSignUps: LimitSignUps,
    private readonly admissions: Admissions,
  ) {}

  /**
   * @throws UsernameTaken, EmailTaken, IdentityTaken, SignUpQueued, TooManyAttempts, and errors of the
   * policy and of each field
   */
  async execute({ identity, ...command }: JoinWithProviderCommand): Promise<User> {
    const { email } = identity;
    const username =
      command.username ??
      (await freeUsername(email, this.users, (name) => this.acceptApplicant.mayBeCalled(name)));
    const sent = { ...command, username, email };
    const { applicant, invitation } = await this.acceptApplicant.execute(sent);
    await this.limitSignUps.execute(command);
    const candidate = candidateWithProvider(applicant, identity, invitation, this.clock.now());
    return withFirstOfNetwork(command.origin, this.limiter, (isFirst) =>
      this.unitOfWork.run(async () => {
        if (await this.users.findByUsername(username)) throw new UsernameTaken();
        if (await this.users.findByMailbox(email)) throw new EmailTaken();
        await this.registrations.removeAllOf(email);
        return this.admissions.admit(candidate, isFirst);
      }),
    );
  }
}
