import { accentColorOf } from './accent-color.js';
import { AppearanceChanged } from './appearance-errors.js';
import type { HexColor } from './contrast.js';

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

/** The accent color and the logo of the community that runs the product. There is one; without both it looks as shipped. */
export class Appearance {
  /** There is one row. */
  readonly id = 1;
  private _accentColor: string | null = null;
  private _logoKey: string | null = null;
  private _logoDigest: string | null = null;
  private _logoWidth: number | null = null;
  private _logoHeight: number | null = null;
  private _logoIsTransparent: boolean | null = null;
  private _version = 0;

  private constructor() {}

  /** As the product is shipped. */
  static shipped(): Appearance {
    return new Appearance();
  }

  get accentColor(): HexColor | null {
    return this._accentColor as HexColor | null;
  }

  get logo(): Logo | null {
    if (this._logoKey === null) return null;
    return {
      key: this._logoKey,
      digest: this._logoDigest!,
      width: this._logoWidth!,
      height: this._logoHeight!,
      isTransparent: this._logoIsTransparent!,
    };
  }

  /** Counts the changes; 0 as shipped. */
  get version(): number {
    return this._version;
  }

  /** @param version what the admin has seen @throws AppearanceChanged when that is not the current one */
  ensureVersion(version: number): void {
    if (version !== this._version) throw new AppearanceChanged();
  }

  /**
   * @param color null for the color of the product
   * @throws AppearanceChanged, AccentColorMalformed, AccentColorTooFaint
   */
  changeAccentColor(color: string | null, version: number): void {
    this.ensureVersion(version);
    this._accentColor = color === null ? null : accentColorOf(color);
    this._version++;
  }

  /**
   * @param logo null for the logo of the product
   * @returns the key of the replaced file, which is to be deleted; null without one
   * @throws AppearanceChanged
   */
  replaceLogo(logo: Logo | null, version: number): string | null {
    this.ensureVersion(version);
    const before = this._logoKey;
    this._logoKey = logo?.key ?? null;
    this._logoDigest = logo?.digest ?? null;
    this._logoWidth = logo?.width ?? null;
    this._logoHeight = logo?.height ?? null;
    this._logoIsTransparent = logo?.isTransparent ?? null;
    this._version++;
    return before;
  }
}
