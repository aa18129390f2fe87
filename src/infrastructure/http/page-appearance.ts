import type { CurrentAppearance, PublicAppearance } from '../../application/appearance/ports.js';
import { SHIPPED_PALETTE } from '../../domain/server-and-browser/appearance/palettes.js';
import { SingleFlight } from '../../adapters/shared/single-flight.js';

/** Pages are served without a database too, and do not wait for one. */
const TIMEOUT_MS = 500;

/**
 * The appearance for pages: the current one, or the last known one while the database does not answer; before the first
 * answer that of the product.
 */
export class PageAppearance {
  private last: PublicAppearance = { palette: SHIPPED_PALETTE, logo: null };
  private readonly reads = new SingleFlight();

  constructor(
    private readonly current: CurrentAppearance,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  async read(): Promise<PublicAppearance> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.timeoutMs);
    });
    await Promise.race([this.reads.run('appearance', () => this.refresh()), timeout]);
    clearTimeout(timer);
    return this.last;
  }

  private async refresh(): Promise<void> {
    try {
      this.last = await this.current.read();
    } catch {
      // The outage is logged where the database is used for more than colors.
    }
  }
}
