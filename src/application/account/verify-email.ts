import { emailFrom } from '../../domain/account/email-address.js';
import { CodeNotAccepted } from '../../domain/account/one-time-code.js';
import { User } from '../../domain/account/user.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import type { Codes } from './codes.js';
import { TRIES_PER_ORIGIN } from './limits.js';
import type { PendingRegistrations, Users } from './ports.js';

export interface VerifyEmailCommand {
  readonly email: string;
  readonly code: string;
  /** Where on the internet the request came from. */
  readonly origin: string;
}

/** Makes a registration an account once the code that was mailed proves the address. */
export class VerifyEmail {
  constructor(
    private readonly work: UnitOfWork,
    private readonly users: Users,
    private readonly registrations: PendingRegistrations,
    private readonly codes: Codes,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @returns the new account @throws CodeNotAccepted, UsernameTaken, TooManyAttempts */
  async execute({ email, code, origin }: VerifyEmailCommand): Promise<User> {
    await this.limiter.consume(TRIES_PER_ORIGIN, origin);
    const address = emailFrom(email);
    const guess = this.codes.digestOf('verify-email', address, code);
    // A wrong try must be kept, so the refusal waits for the commit.
    const user = await this.work.run(() => this.join(address, guess));
    if (!user) throw new CodeNotAccepted();
    return user;
  }

  private async join(address: string, guess: string): Promise<User | null> {
    const now = this.clock.now();
    const registration = await this.registrations.findToChange(address);
    if (!registration) return null;
    if (!registration.tryCode(guess, now)) {
      await this.registrations.save(registration);
      return null;
    }
    await this.registrations.remove(registration);
    if (await this.users.findByEmail(address)) return null;
    const user = User.join(registration, now);
    await this.users.save(user);
    return user;
  }
}
