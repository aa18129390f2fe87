import type { RateLimiter } from '../shared/ports.js';
import { READING_SIGN_UPS } from './limits.js';
import type { PendingRegistrations } from './ports.js';

/** Tells the browser that started a sign-up whether a mail to its address was refused. */
export class ReadSignUp {
  constructor(
    private readonly registrations: Pick<PendingRegistrations, 'isMailRefused'>,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * @param signUpKey null for a browser without a sign-up, which learns nothing about any address
   * @throws TooManyAttempts
   */
  async execute({
    signUpKey,
    network,
  }: {
    signUpKey: string | null;
    network: string;
  }): Promise<{ isMailRefused: boolean }> {
    await this.limiter.consume(READING_SIGN_UPS, network);
    return { isMailRefused: signUpKey !== null && (await this.registrations.isMailRefused(signUpKey)) };
  }
}
