/** Values out of answers that nobody has checked yet. */

const LONGEST_TEXT = 120;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether it is a number of degrees from `-most` to `most`. */
export const isDegrees = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** The text on one line, of at most `longest` characters; empty where it is none. */
export function lineOf(value: unknown, longest = LONGEST_TEXT): string {
  if (typeof value !== 'string') return '';
  return [...value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()].slice(0, longest).join('');
}
