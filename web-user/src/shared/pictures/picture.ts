/** Maximum size of a file that cannot be shrunk: two megabytes. */
const MAX_BYTES = 2 * 1024 * 1024;
/** Beyond it a file is not even opened, because phones run out of memory. */
const MAX_OPENED_BYTES = 64 * 1024 * 1024;
/** Of a shrunk picture, in pixels: enough to zoom into. */
const MAX_SIDE = 2048;
/** Maximum width in pixels: twice what the server stores; a JPEG of it is always below the size limit. */
const MAX_WIDTH = 1024;
const JPEG_QUALITY = 0.9;

/** The shape of a picture: round for users, wide for venues. */
export type PictureShape = 'round' | 'wide';

/** Aspect ratio, width by height. */
export const ASPECT: Record<PictureShape, number> = { round: 1, wide: 16 / 9 };

/** The size of the crop component, as class names. */
export const FRAME: Record<PictureShape, string> = { round: 'aspect-square max-w-72', wide: 'aspect-video' };

export type PictureError = 'wrongType' | 'heic' | 'tooLarge';

/** Whether it is an HEIC picture, as phones take them. Many systems do not know the type, so the name counts too. */
export const isHeic = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/**
 * Reads a picture file. A large one is shrunk, and HEIC converted, where the browser can decode it.
 * @returns a data URL of a picture that the browser can decode, or what is wrong with the file
 */
export async function readPicture(file: File): Promise<{ picture: string } | { flaw: PictureError }> {
  if (!file.type.startsWith('image/') && !isHeic(file)) return { flaw: 'wrongType' };
  if (file.size >= MAX_OPENED_BYTES) return { flaw: 'tooLarge' };
  const isLarge = file.size >= MAX_BYTES;
  try {
    const picture = await dataUrlOf(isLarge || isHeic(file) ? await shrunkToJpeg(file, MAX_SIDE) : file);
    await decodeImage(picture);
    return { picture };
  } catch {
    if (isHeic(file)) return { flaw: 'heic' };
    return { flaw: isLarge ? 'tooLarge' : 'wrongType' };
  }
}

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}

/**
 * Re-encodes a picture as JPEG.
 * @param longerSide maximum of the result, in pixels
 * @throws when the browser cannot decode the picture
 */
export async function shrunkToJpeg(file: File, longerSide: number): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = await decodeImage(url);
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(1, longerSide / Math.max(width, height));
    const canvas = drawn(image, { x: 0, y: 0, width, height }, width * scale, height * scale);
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('not encoded'))),
        'image/jpeg',
        JPEG_QUALITY,
      ),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
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
  const area = chosen ?? centeredArea(image, ASPECT[shape]);
  const width = Math.round(Math.min(area.width, MAX_WIDTH));
  return drawn(image, area, width, width / ASPECT[shape]).toDataURL('image/jpeg', JPEG_QUALITY);
}

/** Draws a part of the picture on a canvas of that size. */
function drawn(image: HTMLImageElement, part: CropArea, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const brush = canvas.getContext('2d')!;
  // JPEG has no transparency and would turn it black.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** @throws when the browser cannot decode the picture */
async function decodeImage(picture: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  return image;
}
