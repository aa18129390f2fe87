/** Pictures stay under two megabytes. */
const LARGEST_BYTES = 2 * 1024 * 1024;
/** Twice what the server keeps; as a JPEG far below the limit, whatever it shows. */
const LARGEST_WIDTH = 1024;
const JPEG_QUALITY = 0.9;

/** How a picture is shown: a person in the round, a place across a card. */
export type PictureShape = 'round' | 'wide';

/** Width by height. */
export const ASPECT: Record<PictureShape, number> = { round: 1, wide: 16 / 9 };

/** The room a picture takes while it is cropped. */
export const FRAME: Record<PictureShape, string> = { round: 'aspect-square max-w-72', wide: 'aspect-video' };

export type PictureFlaw = 'wrongType' | 'tooLarge';

/** What keeps the file from being a picture of ours; null for nothing. */
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

/** A rectangle of a picture, in the picture's own pixels. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest part of that shape in the middle. */
function middleOf({ naturalWidth, naturalHeight }: HTMLImageElement, aspect: number): Part {
  const width = Math.min(naturalWidth, naturalHeight * aspect);
  const height = width / aspect;
  return { x: (naturalWidth - width) / 2, y: (naturalHeight - height) / 2, width, height };
}

/**
 * The part alone, the middle where none was chosen, as a JPEG in a data URL.
 * @throws where the browser cannot read the picture
 */
export async function cutOut(picture: string, chosen: Part | null, shape: PictureShape): Promise<string> {
  const image = await decoded(picture);
  const { x, y, width, height } = chosen ?? middleOf(image, ASPECT[shape]);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(Math.min(width, LARGEST_WIDTH)));
  canvas.height = Math.max(1, Math.round(canvas.width / ASPECT[shape]));
  const brush = canvas.getContext('2d')!;
  // JPEG knows no transparency, and what it would make of it is black.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}

/** @throws where the browser cannot read the picture */
export async function decoded(picture: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  return image;
}
