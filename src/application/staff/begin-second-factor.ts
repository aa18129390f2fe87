import { SecondFactor } from '../../domain/staff/second-factor.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Users } from '../account/ports.js';
import type { VerifyPassword, PasswordAttempt } from '../credentials/verify-password.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { NewSecret, SecondFactors, TimeCodes } from './ports.js';

/** Creates the TOTP secret of a second factor. It stays off until a first code confirms it. */
export class BeginSecondFactor {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly verifyPassword: VerifyPassword,
    private readonly factors: SecondFactors,
    private readonly timeCodes: TimeCodes,
    private readonly clock: Clock,
  ) {}

  /** @throws AccountGone, WrongPassword, SecondFactorIsOn, TooManyAttempts */
  async execute({ userId, password }: PasswordAttempt): Promise<NewSecret> {
    await this.verifyPassword.execute({ userId, password });
    const user = await this.users.find(userId);
    if (!user) throw new AccountGone();
    const secret = this.timeCodes.newSecret(userId, user.email);
    await this.unitOfWork.run(async () => {
      // Locks the user row, because there may be no second factor to lock yet.
      await this.users.findForUpdate(userId);
      const begun = await this.factors.findForUpdate(userId);
      begun?.beginAgain(secret.sealed);
      await this.factors.save(begun ?? SecondFactor.begin(userId, secret.sealed, this.clock.now()));
    });
    return secret;
  }
}
