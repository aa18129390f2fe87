/** Pictures stay under two megabytes. */
const LARGEST_BYTES = 2 * 1024 * 1024;
/** Twice what the server keeps; as a JPEG far below the limit, whatever it shows. */
const LARGEST_SIDE = 1024;
const JPEG_QUALITY = 0.9;

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

/** A square of a picture, in the picture's own pixels. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The largest square in the middle. */
export function middleOf({ naturalWidth, naturalHeight }: HTMLImageElement): Square {
  const width = Math.min(naturalWidth, naturalHeight);
  return { x: (naturalWidth - width) / 2, y: (naturalHeight - width) / 2, width };
}

/**
 * The square alone, of the middle where none was chosen, as a JPEG in a data URL.
 * @throws where the browser cannot read the picture
 */
export async function cutOut(picture: string, chosen: Square | null): Promise<string> {
  const image = await decoded(picture);
  const { x, y, width } = chosen ?? middleOf(image);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, Math.round(Math.min(width, LARGEST_SIDE)));
  const brush = canvas.getContext('2d')!;
  // JPEG knows no transparency, and what it would make of it is black.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, x, y, width, width, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}

/** @throws where the browser cannot read the picture */
export async function decoded(picture: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  return image;
}
