import { SECOND_MS } from '@domain/shared/durations.js';
import { LOCALE } from '../i18n/language.js';
import { messagesOf } from '../i18n/messages-of.js';

export const t = messagesOf('time');

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** The grammatical case after "in" and "ago" differs from that of a duration alone in German. */
const RELATIVE = new Intl.RelativeTimeFormat(LOCALE);
const UNIT_FORMATS = Object.fromEntries(
  UNITS.map(([unit]) => [unit, new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'long' })]),
);

const largestUnit = (milliseconds: number) => UNITS.find(([, size]) => milliseconds >= size);

/** Formats a duration in its largest unit, rounded down: "3 hours"; below a minute "moments". */
export function formatDuration(milliseconds: number): string {
  const [unit, size] = largestUnit(milliseconds) ?? [null, 1];
  return unit ? UNIT_FORMATS[unit]!.format(Math.floor(milliseconds / size)) : t('moments');
}

/**
 * Formats a due time as "in 3 hours" or "2 hours overdue".
 * @param now in milliseconds since the epoch
 */
export function formatDue(dueAt: string, now: number): string {
  const left = Date.parse(dueAt) - now;
  if (left <= 0) return t('overdue', { duration: formatDuration(-left) });
  const [unit, size] = largestUnit(left) ?? [null, 1];
  return unit ? RELATIVE.format(Math.floor(left / size), unit) : t('inMoments');
}

/**
 * Formats a past time as "3 hours ago", below a minute as "just now".
 * @param now in milliseconds since the epoch
 */
export function formatAgo(at: string, now: number): string {
  const passed = now - Date.parse(at);
  const [unit, size] = largestUnit(passed) ?? [null, 1];
  return unit ? RELATIVE.format(-Math.floor(passed / size), unit) : t('justNow');
}

/** Formats a remaining time as minutes and seconds, "14:05". Never below "0:00". */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
