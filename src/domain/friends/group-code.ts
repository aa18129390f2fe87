import { asciiDigits } from '../shared/ascii-digits.js';

/** Crockford's base 32: no letter that is easily read as a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 40 bits: with ten attempts an hour, guessing one of a million valid codes takes more than ten years. */
export const GROUP_CODE_LENGTH = 8;
export const GROUP_CODE_BASE = ALPHABET.length;

/** @param digits `GROUP_CODE_LENGTH` random numbers from 0 to `GROUP_CODE_BASE` - 1 */
export const groupCodeOf = (digits: readonly number[]): string =>
  digits.map((digit) => ALPHABET[digit]).join('');

/**
 * The code as it was created, from what a user typed: in any case, with spaces or dashes, O for 0 and I or L for 1, in
 * full-width letters or the digits of another script.
 */
export function normalizedGroupCode(typed: string): string {
  return asciiDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}
