import { aggregateOf } from '../../shared/aggregate.js';
import { AppearanceChanged } from './appearance-errors.js';
import { type PaletteName, SHIPPED_PALETTE } from './palettes.js';

/** The stored picture of a logo. */
export interface Logo {
  /** In the object store. */
  readonly key: string;
  /** SHA-256 of its bytes in hexadecimal digits; its public address contains it. */
  readonly digest: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether parts of it are transparent, so that it needs a ground of its own in dark mode. */
  readonly isTransparent: boolean;
}

export interface AppearanceState {
  /** There is one row. */
  readonly id: number;
  readonly palette: PaletteName;
  readonly logoKey: string | null;
  readonly logoDigest: string | null;
  readonly logoWidth: number | null;
  readonly logoHeight: number | null;
  readonly logoIsTransparent: boolean | null;
  /** Counts the changes; 0 as shipped. */
  readonly version: number;
}

/** The palette and the logo of the community that runs the product. There is one. */
export class Appearance extends /* @__PURE__ */ aggregateOf<AppearanceState>()('palette', 'version') {
  /** As the product is shipped. */
  static shipped(): Appearance {
    return new Appearance({
      id: 1,
      palette: SHIPPED_PALETTE,
      logoKey: null,
      logoDigest: null,
      logoWidth: null,
      logoHeight: null,
      logoIsTransparent: null,
      version: 0,
    });
  }

  get logo(): Logo | null {
    if (this.data.logoKey === null) return null;
    return {
      key: this.data.logoKey,
      digest: this.data.logoDigest!,
      width: this.data.logoWidth!,
      height: this.data.logoHeight!,
      isTransparent: this.data.logoIsTransparent!,
    };
  }

  /** @param version what the admin has seen @throws AppearanceChanged when that is not the current one */
  ensureVersion(version: number): void {
    if (version !== this.data.version) throw new AppearanceChanged();
  }

  /** @throws AppearanceChanged */
  changePalette(palette: PaletteName, version: number): void {
    this.ensureVersion(version);
    this.data.palette = palette;
    this.data.version++;
  }

  /**
   * @param logo null for the logo of the product
   * @returns the key of the replaced file, which is to be deleted; null without one
   * @throws AppearanceChanged
   */
  replaceLogo(logo: Logo | null, version: number): string | null {
    this.ensureVersion(version);
    const before = this.data.logoKey;
    this.data.logoKey = logo?.key ?? null;
    this.data.logoDigest = logo?.digest ?? null;
    this.data.logoWidth = logo?.width ?? null;
    this.data.logoHeight = logo?.height ?? null;
    this.data.logoIsTransparent = logo?.isTransparent ?? null;
    this.data.version++;
    return before;
  }
}
