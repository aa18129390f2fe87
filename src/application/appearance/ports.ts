import type { Appearance, Logo } from '../../domain/server-and-browser/appearance/appearance.js';
import type { PaletteName } from '../../domain/server-and-browser/appearance/palettes.js';
import type { Ground } from '../ground/ground.js';

/** Stores the one appearance. */
export interface Appearances {
  /** @returns that of the product as shipped when nothing is stored */
  find(): Promise<Appearance>;
  /** Like `find`, with a lock until the unit of work ends, also when nothing is stored yet. */
  findForUpdate(): Promise<Appearance>;
  save(appearance: Appearance): Promise<void>;
}

/** The part of the appearance that everyone sees, also without a session. */
export interface PublicAppearance {
  readonly palette: PaletteName;
  /** Null for the logo of the product. */
  readonly logo: Logo | null;
}

/** For pages and public routes; a change by any process is seen within a second. */
export interface CurrentAppearance {
  read(): Promise<PublicAppearance>;
}

/** A logo that is safe to store and show. */
export interface PreparedLogo extends Pick<Logo, 'digest' | 'width' | 'height' | 'isTransparent'> {
  /** A WebP file. */
  readonly bytes: Uint8Array;
}

/** Converts uploads. */
export interface LogoPictures {
  /**
   * Decodes the picture and encodes it again, at most 640 pixels wide and high, without metadata.
   * @throws LogoTypeNotTaken unless the magic number is that of PNG, JPEG or WebP; LogoNotReadable if it cannot be decoded, has
   * too many pixels, or exceeds the memory or time limits of the decoder; ServiceUnavailable if the decoder is busy
   */
  prepare(bytes: Uint8Array): Promise<PreparedLogo>;
  /** @returns SHA-256 in hexadecimal digits */
  digestOf(bytes: Uint8Array): string;
}

export interface AppearancePorts extends Ground {
  readonly appearances: Appearances;
  readonly currentAppearance: CurrentAppearance;
  readonly logoPictures: LogoPictures;
}
