export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

/** Detects the format by its magic number. @returns null for any other format */
export function detectFormat(bytes: Uint8Array): PictureFormat | null {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF[^]{4}WEBP/.test(start)) return 'webp';
  // The brands of an ISO media file: the major brand, four bytes of version, then the compatible brands.
  if (/^[^]{4}ftyp(?:[^]{4})*?avi[fs]/.test(start)) return 'avif';
  return null;
}

/** Whether it is an HEIC picture by its brands, the format of many phones, which no free decoder reads. */
export function isHeic(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  return detectFormat(bytes) === null && /^[^]{4}ftyp(?:[^]{4})*?(?:he[iv][cxms]|mif1|msf1)/.test(start);
}
