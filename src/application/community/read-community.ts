import type { RateLimiter } from '../shared/ports.js';
import type { CurrentCommunity, ShownCommunity } from './current-community.js';
import { READING_COMMUNITY } from './limits.js';

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
