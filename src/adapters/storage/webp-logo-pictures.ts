import { hash } from 'node:crypto';
import sharp from 'sharp';
import { LogoNotReadable, LogoTypeNotTaken } from '../../application/appearance/logo-errors.js';
import type { LogoPictures, PreparedLogo } from '../../application/appearance/ports.js';
import { MEGAPIXEL } from '../../application/shared/pictures.js';
import type { PictureDecoder } from './picture-decoder.js';
import { detectFormat } from './picture-format.js';

const ACCEPTED_FORMATS = new Set(['png', 'jpeg', 'webp']);
/** Twice the size on the page, for high-density screens. */
const LOGO = { longerSide: 640, quality: 90, maxPixels: 8 * MEGAPIXEL };

/** Decodes logos in the child process of pictures; only the file that it encoded is opened in this process. */
export class WebpLogoPictures implements LogoPictures {
  constructor(private readonly decoder: PictureDecoder) {}

  async prepare(upload: Uint8Array): Promise<PreparedLogo> {
    const format = detectFormat(upload);
    if (!format || !ACCEPTED_FORMATS.has(format)) throw new LogoTypeNotTaken();
    const bytes = await this.decoder.reencode(upload, LOGO);
    if (!bytes) throw new LogoNotReadable();
    const [{ width, height }, { isOpaque }] = await Promise.all([
      sharp(bytes).metadata(),
      sharp(bytes).stats(),
    ]);
    return { bytes, digest: this.digestOf(bytes), width, height, isTransparent: !isOpaque };
  }

  digestOf(bytes: Uint8Array): string {
    return hash('sha256', bytes, 'hex');
  }
}
