import type { RateLimit, RateLimiter } from '../shared/ports.js';
import type { CurrentAppearance, PublicAppearance } from './ports.js';

/** Per network; the pages of the product contain the appearance and do not ask for it. */
const APPEARANCE_READS: RateLimit = { name: 'appearance-reads', times: 600, perSeconds: 60 };

/** The appearance for other programs, without a session. */
export class ReadAppearance {
  constructor(
    private readonly appearance: CurrentAppearance,
    private readonly limiter: RateLimiter,
  ) {}

  /** @param network of the caller @throws TooManyAttempts */
  async execute({ network }: { readonly network: string }): Promise<PublicAppearance> {
    await this.limiter.consume(APPEARANCE_READS, network);
    return this.appearance.read();
  }
}
