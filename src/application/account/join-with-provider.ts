import type { SignUpForm } from '../../domain/account/applicant.js';
import type { VerifiedIdentity } from '../../domain/account/provider-identity.js';
import { User } from '../../domain/account/user.js';
import { UsernameTaken } from '../../domain/account/username.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import type { AcceptApplicant } from './accept-applicant.js';
import { freeUsername } from './free-username.js';
import type { LimitSignUps, SignUpRequester } from './limit-sign-ups.js';
import type { PendingRegistrations, Users } from './ports.js';
import { withFirstOfNetwork } from './with-first-of-network.js';

export interface JoinWithProviderCommand extends Omit<SignUpForm, 'email' | 'username'>, SignUpRequester {
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
  ) {}

  /** @throws UsernameTaken, EmailTaken, IdentityTaken, SignUpQueued, TooManyAttempts and the validation errors of each field */
  async execute({ identity, ...command }: JoinWithProviderCommand): Promise<User> {
    const { email } = identity;
    const username = command.username ?? (await freeUsername(email, this.users));
    const applicant = this.acceptApplicant.execute({ ...command, username, email });
    await this.limitSignUps.execute(command, { isCorrection: false });
    return withFirstOfNetwork(command.origin, this.limiter, (isFirst) =>
      this.unitOfWork.run(async () => {
        if (await this.users.findByUsername(username)) throw new UsernameTaken();
        await this.registrations.removeAllOf(email);
        const user = User.joinWithProvider(applicant, identity, this.clock.now(), isFirst);
        await this.users.save(user);
        return user;
      }),
    );
  }
}
