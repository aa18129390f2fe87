import { optionalText } from '../shared/text-not-allowed.js';

export const LONGEST_BIO = 200;
export const BIO_RULE = `Please keep your bio to ${LONGEST_BIO} characters of readable text`;

/** Validates and trims a bio. @returns null for a bio without a visible character @throws TextNotAllowed */
export const bioFrom = (text: string | null): string | null => optionalText('bio', text, LONGEST_BIO);
