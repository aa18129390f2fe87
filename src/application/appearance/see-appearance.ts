import type { RateLimit } from '../shared/ports.js';
import { LogoFiles } from './logo-files.js';
import type { AppearancePorts, PublicAppearance } from './ports.js';

/** Per network; the pages of the product contain the appearance and do not ask for it. */
const APPEARANCE_READS: RateLimit = { name: 'appearance-reads', times: 600, perSeconds: 60 };
/** Per network, which can be a whole campus; a browser reads a logo once and keeps it. */
const LOGO_READS: RateLimit = { name: 'logo-reads', times: 600, perSeconds: 60 };

/** What anyone sees of the appearance, without a session. `network` is the address that the rate limits count by. */
export class SeeAppearance {
  private readonly files: LogoFiles;

  constructor(private readonly ports: AppearancePorts) {
    this.files = new LogoFiles(ports);
  }

  /** For other programs. @throws TooManyAttempts */
  async read(network: string): Promise<PublicAppearance> {
    await this.ports.limiter.consume(APPEARANCE_READS, network);
    return this.ports.currentAppearance.read();
  }

  /**
   * The file of the current logo.
   * @param digest SHA-256 of the file in hexadecimal digits
   * @returns null for another logo, and when the file is missing or damaged @throws TooManyAttempts, ServiceUnavailable
   */
  async readLogo(digest: string, network: string): Promise<Uint8Array | null> {
    await this.ports.limiter.consume(LOGO_READS, network);
    const { logo } = await this.ports.currentAppearance.read();
    return logo?.digest === digest ? this.files.read(logo) : null;
  }
}
