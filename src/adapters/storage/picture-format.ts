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
