import type { Review } from '../../shared/api/types.js';
import { formattingLocale } from '../../shared/i18n/locale.js';

const BYTES_PER_MEGABYTE = 1024 * 1024;
export const MAX_MEGABYTES = 10;
const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];

/** The accepted media types per kind of review. */
export const ACCEPTED_TYPES: Record<Review['kind'], readonly string[]> = {
  id: [...PICTURES, 'application/pdf'],
  picture: PICTURES,
};

export type EvidenceError = 'wrongType' | 'tooLarge';

/** Validates a file before the upload; null if it is valid. The server validates it again. */
export function evidenceErrorOf(
  kind: Review['kind'],
  file: Pick<File, 'type' | 'size'>,
): EvidenceError | null {
  if (!ACCEPTED_TYPES[kind].includes(file.type)) return 'wrongType';
  return file.size > MAX_MEGABYTES * BYTES_PER_MEGABYTE ? 'tooLarge' : null;
}

/** Formats a size as '2.4 MB'. */
export const sizeLabel = ({ size }: Pick<File, 'size'>): string =>
  new Intl.NumberFormat(formattingLocale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(Math.max(0.1, size / BYTES_PER_MEGABYTE));
