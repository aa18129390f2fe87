import type { CountedUse, RateLimit, RateLimiter } from '../../application/shared/ports.js';

/** The prefix of a key by IPv6 /64 network, in the format of `networkOf`. */
const BY_NETWORK = /^([0-9a-f]+):([0-9a-f]+):([0-9a-f]+):([0-9a-f]+)::\/64/;
/** One customer may have 256 or 65,536 networks of /64, so the networks around one have higher limits of their own. */
const TIMES_OF_56 = 4;
const TIMES_OF_48 = 16;

/** Counts each use by an IPv6 /64 network for its /56 and /48 too. */
export class WiderNetworks implements RateLimiter {
  constructor(private readonly limiter: RateLimiter) {}

  async consume(limit: RateLimit, key: string): Promise<CountedUse> {
    const use = await this.limiter.consume(limit, key);
    for (const [wider, widerKey] of widerCounters(limit, key)) await this.limiter.consume(wider, widerKey);
    return use;
  }

  async refund(limit: RateLimit, key: string): Promise<void> {
    await this.limiter.refund(limit, key);
    for (const [wider, widerKey] of widerCounters(limit, key)) await this.limiter.refund(wider, widerKey);
  }
}

function widerCounters(limit: RateLimit, key: string): Array<[RateLimit, string]> {
  const [network, a, b, c, d] = BY_NETWORK.exec(key) ?? [];
  if (network === undefined) return [];
  const rest = key.slice(network.length);
  // The low 8 bits of the fourth group distinguish the /64 networks of a /56.
  const group = (parseInt(d!, 16) & 0xff00).toString(16);
  return [
    [widened(limit, '56', TIMES_OF_56), `${[a, b, c, group].join(':')}::/56${rest}`],
    [widened(limit, '48', TIMES_OF_48), `${[a, b, c].join(':')}::/48${rest}`],
  ];
}

const widened = ({ name, times, perSeconds }: RateLimit, bits: string, factor: number): RateLimit => ({
  name: `${name}-by-${bits}`,
  times: times * factor,
  perSeconds,
});
