import { MINUTE_MS } from './durations.js';
import { invalid } from './refusal.js';

export const CODE_PATTERN = /^\d{6}$/;
/** Number of different codes. */
export const CODES = 1_000_000;
export const CODE_MINUTES = 15;
const TRIES_PER_CODE = 5;

/**
 * One message for a wrong, expired, used or never sent code, so the response does not reveal whether a code is pending.
 */
export class CodeNotAccepted extends invalid(
  'code_not_accepted',
  'This code is wrong or no longer valid. Please check it or ask for a new one.',
) {}

/** Formats a number of the half-open interval [0, CODES) as a code. */
export const codeNumbered = (number: number): string => String(number).padStart(6, '0');

/** UTC instant from which a code issued at `now` is expired. */
export const codeExpiry = (now: Date, minutes = CODE_MINUTES): Date =>
  new Date(now.getTime() + minutes * MINUTE_MS);

/** Stored state of a code: its hash, never the code itself. */
export interface CodeOnFile {
  readonly digest: string;
  readonly expiresAt: Date;
  /** Number of earlier attempts. */
  readonly tries: number;
}

/**
 * Whether the hash of a guess is accepted: correct, before the expiry (half-open interval) and within the limit of five
 * attempts.
 */
export function opens(guess: string, { digest, expiresAt, tries }: CodeOnFile, now: Date): boolean {
  const isCorrect = equalsInConstantTime(guess, digest);
  return isCorrect && now < expiresAt && tries < TRIES_PER_CODE;
}

/** Constant-time comparison, which prevents a timing attack on the hash. */
function equalsInConstantTime(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index++) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index % Math.max(b.length, 1));
  }
  return difference === 0;
}
