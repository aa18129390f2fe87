import type { RateLimit, RateLimiter } from '../shared/ports.js';
import type { LogoFiles } from './logo-files.js';
import type { CurrentAppearance } from './ports.js';

/** Per network, which can be a whole campus; a browser reads a logo once and keeps it. */
const LOGO_READS: RateLimit = { name: 'logo-reads', times: 600, perSeconds: 60 };

export interface ReadLogoQuery {
  /** SHA-256 of the file in hexadecimal digits. */
  readonly digest: string;
  /** Network address of the request, which the rate limit counts by. */
  readonly network: string;
}

/** The file of the current logo, without a session. */
export class ReadLogo {
  constructor(
    private readonly appearance: CurrentAppearance,
    private readonly files: LogoFiles,
    private readonly limiter: RateLimiter,
  ) {}

  /** @returns null for another logo, and when the file is missing or damaged @throws TooManyAttempts, ServiceUnavailable */
  async execute({ digest, network }: ReadLogoQuery): Promise<Uint8Array | null> {
    await this.limiter.consume(LOGO_READS, network);
    const { logo } = await this.appearance.read();
    return logo?.digest === digest ? this.files.read(logo) : null;
  }
}
