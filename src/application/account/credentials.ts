import { isEmailAddress } from '../../domain/account/email-address.js';
import { EmailNotVerified, WrongCredentials } from '../../domain/account/sign-in-errors.js';
import { USERNAME_PATTERN } from '../../domain/account/username.js';
import type { RateLimiter } from '../shared/ports.js';
import { countGuess } from './count-guess.js';
import type { PasswordHasher, PendingRegistrations, Users } from './ports.js';

/** By what someone says who they are. */
export interface NameAndPassword {
  readonly usernameOrEmail: string;
  readonly password: string;
  /** Where on the internet the request came from. */
  readonly origin: string;
}

/** Who proved who they are, and against which hash. It is for looking at once more, never to be kept or shown. */
export interface ProvedPerson {
  readonly id: number;
  readonly passwordHash: string | null;
}

/** Someone known by a name: an account, a registration that waits, both or neither. */
interface Known {
  readonly account: ProvedPerson | null;
  readonly registration: { readonly passwordHash: string } | null;
}

/** Checks who someone is. Both hashes are always tried, real or not, so that the time taken tells nothing. */
export class Credentials {
  constructor(
    private readonly users: Users,
    private readonly registrations: PendingRegistrations,
    private readonly passwords: PasswordHasher,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws WrongCredentials, EmailNotVerified, TooManyAttempts */
  async prove({ usernameOrEmail, password, origin }: NameAndPassword): Promise<ProvedPerson> {
    const name = usernameOrEmail.trim().toLowerCase();
    await countGuess(this.limiter, name, origin);
    const { account, registration } = await this.find(name);
    const opensAccount = await this.passwords.verify(account?.passwordHash ?? null, password);
    const opensRegistration = await this.passwords.verify(registration?.passwordHash ?? null, password);
    if (account && opensAccount) return { id: account.id, passwordHash: account.passwordHash };
    if (registration && opensRegistration) throw new EmailNotVerified();
    throw new WrongCredentials();
  }

  private async find(name: string): Promise<Known> {
    if (isEmailAddress(name)) {
      return {
        account: await this.users.findByEmail(name),
        registration: await this.registrations.findNewestByEmail(name),
      };
    }
    if (!USERNAME_PATTERN.test(name)) return { account: null, registration: null };
    return {
      account: await this.users.findByUsername(name),
      registration: await this.registrations.findNewestByUsername(name),
    };
  }
}
