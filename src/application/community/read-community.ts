import type { RateLimit, RateLimiter } from '../shared/ports.js';
import type { CurrentCommunity, ShownCommunity } from './current-community.js';

/** Reads without a session, per network; a campus may be one. */
export const READING_COMMUNITY: RateLimit = { name: 'community-read', times: 3_000, perSeconds: 600 };

/** Reads what members and visitors see of the community. */
export class ReadCommunity {
  constructor(
    private readonly current: Pick<CurrentCommunity, 'shown'>,
    private readonly limiter: RateLimiter,
  ) {}

  /** @param network the network of the reader @throws TooManyAttempts */
  async execute(network: string): Promise<ShownCommunity> {
    await this.limiter.consume(READING_COMMUNITY, network);
    return this.current.shown;
  }
}
