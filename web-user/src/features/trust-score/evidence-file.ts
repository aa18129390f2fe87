import type { Review } from '../../shared/api/types.js';
import { isHeic, shrunkToJpeg } from '../../shared/pictures/picture.js';
import { formattingLocale } from '../../shared/i18n/locale.js';

const BYTES_PER_MEGABYTE = 1024 * 1024;
export const MAX_MEGABYTES = 10;
const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];

/** The accepted media types per kind of review. */
export const ACCEPTED_TYPES: Record<Review['kind'], readonly string[]> = {
  id: [...PICTURES, 'application/pdf'],
  picture: PICTURES,
};

export type EvidenceError = 'wrongType' | 'heic' | 'tooLarge';

/** Of a converted photo, in pixels: more than reviewers see. */
const LONGER_SIDE = 3000;

/** Validates a file before the upload; null if it is valid. The server validates it again. */
export function evidenceErrorOf(
  kind: Review['kind'],
  file: Pick<File, 'type' | 'size' | 'name'>,
): EvidenceError | null {
  if (isHeic(file)) return 'heic';
  if (!ACCEPTED_TYPES[kind].includes(file.type)) return 'wrongType';
  return file.size > MAX_MEGABYTES * BYTES_PER_MEGABYTE ? 'tooLarge' : null;
}

/** The file itself, or a smaller JPEG of a photo that is refused as it is and that the browser can decode. */
export async function preparedEvidence(kind: Review['kind'], file: File): Promise<File> {
  const isPicture = file.type.startsWith('image/') || isHeic(file);
  if (!isPicture || evidenceErrorOf(kind, file) === null) return file;
  const photo = await shrunkToJpeg(file, LONGER_SIDE).catch(() => null);
  return photo ? new File([photo], `${file.name}.jpg`, { type: photo.type }) : file;
}

/** Formats a size as '2.4 MB'. */
export const sizeLabel = ({ size }: Pick<File, 'size'>): string =>
  new Intl.NumberFormat(formattingLocale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(Math.max(0.1, size / BYTES_PER_MEGABYTE));
