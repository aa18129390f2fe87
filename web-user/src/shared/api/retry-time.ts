import { messagesOf } from '../i18n/messages-of.js';
import { formattingLocale } from '../i18n/locale.js';

const t = messagesOf('retry-time');

type Unit = readonly [name: Intl.RelativeTimeFormatUnit, seconds: number, below: number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Each unit with its length and the wait, in seconds, from which on the next one is used. */
const UNITS: readonly Unit[] = [
  ['second', 1, MINUTE],
  ['minute', MINUTE, 1.5 * HOUR],
  ['hour', HOUR, 1.5 * DAY],
  ['day', DAY, Infinity],
];

/** A wait in words, such as `in 2 minutes`, rounded up. */
export function inWords(seconds: number): string {
  const [unit, length] = UNITS.find(([, , below]) => seconds < below)!;
  return new Intl.RelativeTimeFormat(formattingLocale).format(Math.ceil(seconds / length), unit);
}

/** The seconds in a header `Retry-After`; null without a positive number. */
export function secondsIn(retryAfter: string | null): number | null {
  const seconds = Number(retryAfter);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

/** Adds to the message of a rate limit when to try again. Without a number of seconds it stays as it is. */
export function withRetryTime(message: string, code: unknown, seconds: number | null): string {
  if (seconds === null) return message;
  return t(code === 'too_many_attempts' ? 'tooMany' : 'again', { message, when: inWords(seconds) });
}
