import { parseCronItems } from 'graphile-worker';
import { DAY_MS, MINUTE_MS } from '../../domain/shared/durations.js';

/** The longest that the search looks ahead; every pattern of the product matches within a day. */
const SEARCHED_MS = 366 * DAY_MS;

/**
 * When a recurring job runs next.
 * @param match a crontab pattern in UTC
 * @returns the start of a minute after the instant
 * @throws Error for a pattern that matches no minute of the next year
 */
export function nextRun(match: string, after: Date): Date {
  const [item] = parseCronItems([{ task: 'next-run', match }]);
  const first = Math.floor(after.getTime() / MINUTE_MS + 1) * MINUTE_MS;
  for (let ms = first; ms < first + SEARCHED_MS; ms += MINUTE_MS) {
    const at = new Date(ms);
    const digest = {
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    };
    if (item!.match(digest)) return at;
  }
  throw new Error(`No minute matches ${match}.`);
}
