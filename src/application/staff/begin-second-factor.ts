import { SecondFactor } from '../../domain/staff/second-factor.js';
import { AccountGone } from '../account/account-gone.js';
import { confirmPassword } from '../account/confirm-password.js';
import type { PasswordHasher, Users } from '../account/ports.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import type { NewSecret, SecondFactors, TimeCodes } from './ports.js';

export interface BeginSecondFactorCommand {
  readonly userId: number;
  readonly password: string;
}

/** Hands a staff member the secret for their authenticator app. Nothing is asked for until a code has shown that it works. */
export class BeginSecondFactor {
  constructor(
    private readonly work: UnitOfWork,
    private readonly users: Users,
    private readonly passwords: PasswordHasher,
    private readonly factors: SecondFactors,
    private readonly timeCodes: TimeCodes,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws AccountGone, WrongPassword, SecondFactorIsOn, TooManyAttempts */
  async execute({ userId, password }: BeginSecondFactorCommand): Promise<NewSecret> {
    const user = await this.users.find(userId);
    if (!user) throw new AccountGone();
    await confirmPassword(user, password, { passwords: this.passwords, limiter: this.limiter });
    const secret = this.timeCodes.newSecret(userId, user.email);
    await this.work.run(async () => {
      // Whoever begins twice at once takes turns on the account, for there may be no row yet to take turns on.
      await this.users.findToChange(userId);
      const begun = await this.factors.findToChange(userId);
      begun?.beginAgain(secret.sealed);
      await this.factors.save(begun ?? SecondFactor.begin(userId, secret.sealed, this.clock.now()));
    });
    return secret;
  }
}
