/** Pictures stay under two megabytes. */
const LARGEST_BYTES = 2 * 1024 * 1024;

export type PictureFlaw = 'wrongType' | 'tooLarge';

/** What keeps the file from being a profile picture; null for nothing. */
export function flawOf(file: Pick<File, 'type' | 'size'>): PictureFlaw | null {
  if (!file.type.startsWith('image/')) return 'wrongType';
  return file.size >= LARGEST_BYTES ? 'tooLarge' : null;
}

/** The file as a data URL. */
export function readPicture(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}
