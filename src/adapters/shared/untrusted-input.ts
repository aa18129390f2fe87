import { isVisible } from '../../domain/shared/readable-text.js';

/** Checks of values in the responses of third-party servers. */

const MAX_TEXT_LENGTH = 120;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether the value is a number of degrees from `-max` to `max`. */
export const isDegrees = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= max;

/** Line breaks, control characters, unpaired surrogates and bidirectional overrides. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** The text as a single safe line of at most `maxLength` characters; empty when the value has no visible text. */
export function toSingleLine(value: unknown, maxLength = MAX_TEXT_LENGTH): string {
  if (typeof value !== 'string') return '';
  const line = value.replace(UNSAFE, ' ').replace(/ {2,}/g, ' ').trim();
  return isVisible(line) ? [...line].slice(0, maxLength).join('') : '';
}
