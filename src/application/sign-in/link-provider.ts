import type { VerifiedIdentity } from '../../domain/account/provider-identity.js';
import { WrongCredentials } from '../../domain/account/sign-in-errors.js';
import { WrongPassword } from '../../domain/account/wrong-password.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Credentials, VerifiedUser } from './credentials.js';
import type { Requester } from '../account/known-device.js';
import type { Users } from '../account/ports.js';

export interface LinkProviderCommand extends Requester {
  readonly identity: VerifiedIdentity;
  readonly password: string;
}

/** Links an identity to the account with its email address, after the password of that account. */
export class LinkProvider {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly credentials: Credentials,
    private readonly users: Users,
    private readonly clock: Clock,
  ) {}

  /** @throws WrongPassword, IdentityTaken, TooManyAttempts */
  async execute({ identity, password, ...requester }: LinkProviderCommand): Promise<VerifiedUser> {
    const verified = await this.verify({ usernameOrEmail: identity.email, password, ...requester });
    await this.unitOfWork.run(async () => {
      const user = await this.users.findForUpdate(verified.id);
      // The address or the password may have changed since the check.
      if (user?.email !== identity.email || user.passwordHash !== verified.passwordHash)
        throw new WrongPassword();
      user.linkIdentity(identity, this.clock.now());
      await this.users.save(user);
    });
    return verified;
  }

  private async verify(attempt: Parameters<Credentials['verify']>[0]): Promise<VerifiedUser> {
    try {
      return await this.credentials.verify(attempt);
    } catch (error) {
      if (error instanceof WrongCredentials) throw new WrongPassword();
      throw error;
    }
  }
}
