import sharp from 'sharp';

const MOST_PIXELS = 40_000_000;
const SECONDS = 10;

export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

/** What the first bytes say the file is, by the magic numbers of each format's own specification. */
export function announcedFormat(bytes: Uint8Array): PictureFormat | null {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF[^]{4}WEBP/.test(start)) return 'webp';
  // The brands of an ISO media file: the major one, four bytes of version, then those it is compatible with.
  if (/^[^]{4}ftyp(?:[^]{4})*?avi[fs]/.test(start)) return 'avif';
  return null;
}

/**
 * The picture anew as webp, upright and without metadata; whatever else was in the file is gone. libvips reads it, and
 * only as what its first bytes announce: never as SVG, which is a program of sorts.
 * @returns null when it cannot be read in full: truncated, more than 40 million pixels, too slow
 */
export async function reencodedPicture(
  bytes: Uint8Array,
  { longerSide, quality }: { readonly longerSide: number; readonly quality: number },
): Promise<Uint8Array | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
    const { format, compression } = await picture.metadata();
    const found = format === 'heif' && compression === 'av1' ? 'avif' : format;
    if (found !== announcedFormat(bytes)) return null;
    return await picture
      .autoOrient()
      .resize({ width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: SECONDS })
      .toBuffer();
  } catch {
    return null;
  }
}
