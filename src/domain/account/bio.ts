import { invalidField } from '../shared/refusal.js';
import { isReadable, lengthOf, visibleText } from '../shared/readable-text.js';

export const LONGEST_BIO = 200;
export const BIO_RULE = `Please keep your bio to ${LONGEST_BIO} characters of readable text`;

export class BioNotAllowed extends invalidField('bio_not_allowed', 'bio', BIO_RULE, { most: LONGEST_BIO }) {}

/**
 * Validates and trims a bio; its length is counted in code points.
 * @returns null for a bio without a visible character
 * @throws BioNotAllowed
 */
export function bioFrom(text: string | null): string | null {
  const bio = visibleText(text);
  if (bio !== null && (lengthOf(bio) > LONGEST_BIO || !isReadable(bio))) throw new BioNotAllowed();
  return bio;
}
