import type pg from 'pg';
import type { CurrentAppearance, PublicAppearance } from '../../../application/appearance/ports.js';
import type { Logo } from '../../../domain/server-and-browser/appearance/appearance.js';
import { type PaletteName, SHIPPED_PALETTE } from '../../../domain/server-and-browser/appearance/palettes.js';
import type { TaggedCache } from '../../shared/tagged-cache.js';

/** The tag that the trigger notifies when the row of the appearance changes. */
const TAG = 'appearance';

interface Row extends Logo {
  readonly palette: PaletteName;
}

const READ = `
  select palette, logo_key as key, logo_digest as digest, logo_width as width,
    logo_height as height, logo_is_transparent as "isTransparent"
  from appearance where id = 1`;

/** Reads the appearance once, until the change feed says that it changed. See ADR 25. */
export class CachedAppearance implements CurrentAppearance {
  constructor(
    private readonly pool: Pick<pg.Pool, 'query'>,
    private readonly cache: TaggedCache<PublicAppearance>,
  ) {}

  async read(): Promise<PublicAppearance> {
    const cached = this.cache.get(TAG);
    if (cached) return cached;
    const since = this.cache.begin();
    const { rows } = await this.pool.query<Row>(READ);
    const appearance = presentRow(rows[0]);
    this.cache.store(since, TAG, appearance, [TAG]);
    return appearance;
  }
}

function presentRow(row: Row | undefined): PublicAppearance {
  if (!row) return { palette: SHIPPED_PALETTE, logo: null };
  const { palette, ...logo } = row;
  return { palette, logo: (logo.key as string | null) === null ? null : logo };
}
