import sharp from 'sharp';
import { NotAPicture, type PictureProcessor } from '../../application/shared/pictures.js';

const LONGER_SIDE = 512;
const MOST_PIXELS = 40_000_000;
const SECONDS = 10;

/** Reads pictures with libvips, and only those it was meant to read: never SVG, which is a program of sorts. */
export class SharpPictureProcessor implements PictureProcessor {
  async toWebp(bytes: Uint8Array): Promise<Uint8Array> {
    const announced = announcedFormat(bytes);
    if (!announced) throw new NotAPicture();
    try {
      const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
      const { format, compression } = await picture.metadata();
      const found = format === 'heif' && compression === 'av1' ? 'avif' : format;
      if (found !== announced) throw new NotAPicture();
      return await picture
        .autoOrient()
        .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .timeout({ seconds: SECONDS })
        .toBuffer();
    } catch {
      // Truncated, too many pixels, too slow: whatever libvips cannot read is no picture to us.
      throw new NotAPicture();
    }
  }
}

type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

/** What the first bytes say the file is, by the magic numbers of each format's own specification. */
function announcedFormat(bytes: Uint8Array): Format | null {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF[^]{4}WEBP/.test(start)) return 'webp';
  // The brands of an ISO media file: the major one, four bytes of version, then those it is compatible with.
  if (/^[^]{4}ftyp(?:[^]{4})*?avi[fs]/.test(start)) return 'avif';
  return null;
}
