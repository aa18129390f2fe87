import { isVisible } from '../../domain/shared/readable-text.js';

/** Values out of answers that nobody has checked yet. */

const LONGEST_TEXT = 120;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether it is a number of degrees from `-most` to `most`. */
export const isDegrees = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** What breaks a line, is half a character, or turns the direction of everything after it. */
const UNREADABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** The text on one readable line, of at most `longest` characters; empty where nothing of it can be seen. */
export function lineOf(value: unknown, longest = LONGEST_TEXT): string {
  if (typeof value !== 'string') return '';
  const line = value.replace(UNREADABLE, ' ').replace(/ {2,}/g, ' ').trim();
  return isVisible(line) ? [...line].slice(0, longest).join('') : '';
}
