/** Maximum file size: two megabytes. */
const MAX_BYTES = 2 * 1024 * 1024;
/** Maximum width in pixels: twice what the server stores; a JPEG of it is always below the size limit. */
const MAX_WIDTH = 1024;
const JPEG_QUALITY = 0.9;

/** The shape of a picture: round for users, wide for venues. */
export type PictureShape = 'round' | 'wide';

/** Aspect ratio, width by height. */
export const ASPECT: Record<PictureShape, number> = { round: 1, wide: 16 / 9 };

/** The size of the crop component, as class names. */
export const FRAME: Record<PictureShape, string> = { round: 'aspect-square max-w-72', wide: 'aspect-video' };

export type PictureError = 'wrongType' | 'tooLarge';

/** Validates a file; null if it is valid. */
export function pictureErrorOf(file: Pick<File, 'type' | 'size'>): PictureError | null {
  if (!file.type.startsWith('image/')) return 'wrongType';
  return file.size >= MAX_BYTES ? 'tooLarge' : null;
}

/** Reads a file as a data URL. */
export function readPicture(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}

/** A rectangle in pixels of the original picture. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest centered rectangle of that aspect ratio. */
function centeredArea({ naturalWidth, naturalHeight }: HTMLImageElement, aspect: number): CropArea {
  const width = Math.min(naturalWidth, naturalHeight * aspect);
  const height = width / aspect;
  return { x: (naturalWidth - width) / 2, y: (naturalHeight - height) / 2, width, height };
}

/**
 * Crops a picture, by default to its center, to a JPEG data URL.
 * @throws when the browser cannot decode the picture
 */
export async function cropToJpeg(
  picture: string,
  chosen: CropArea | null,
  shape: PictureShape,
): Promise<string> {
  const image = await decodeImage(picture);
  const { x, y, width, height } = chosen ?? centeredArea(image, ASPECT[shape]);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(Math.min(width, MAX_WIDTH)));
  canvas.height = Math.max(1, Math.round(canvas.width / ASPECT[shape]));
  const brush = canvas.getContext('2d')!;
  // JPEG has no transparency and would turn it black.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}

/** @throws when the browser cannot decode the picture */
export async function decodeImage(picture: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  return image;
}
