import { MINUTE_MS } from '@domain/shared/durations.js';
import { isScheduledTime, startsAt as startOf } from '@domain/meetup/scheduled-time.js';
import { isTimeZone, type TimeZone } from '@domain/shared/time-zone.js';
import { deviceZone } from '../today.js';

/** Names that this browser knows, by those of zones that it does not know, because they are newer than it. */
const standIns = new Map<TimeZone, TimeZone>();

/** An instant in an unknown zone, with its local date and time where the server says them. */
interface Dated {
  readonly timeZone: TimeZone;
  readonly startsAt?: unknown;
  readonly suggestedDate?: unknown;
  readonly suggestedTime?: unknown;
  readonly scheduledDate?: unknown;
  readonly scheduledTime?: unknown;
}

/**
 * Replaces each zone that this browser does not know by one with the same offset from UTC, which the local time of a table tells,
 * so that `Intl` never throws and a page shows the hour of the place.
 * @param answer parsed JSON, which is changed
 */
export function withKnownZones<T>(answer: T): T {
  if (typeof answer !== 'object' || answer === null) return answer;
  for (const value of Object.values(answer)) withKnownZones(value);
  const dated = answer as { timeZone?: unknown };
  if (typeof dated.timeZone === 'string' && !isTimeZone(dated.timeZone))
    dated.timeZone = standInFor(dated as Dated);
  return answer;
}

function standInFor(dated: Dated): TimeZone {
  const zone = offsetZoneOf(dated) ?? standIns.get(dated.timeZone);
  if (zone === undefined) return deviceZone();
  standIns.set(dated.timeZone, zone);
  return zone;
}

/** Every browser knows the zones of whole hours, whose sign is that of POSIX; few know others. */
function offsetZoneOf(dated: Dated): TimeZone | undefined {
  const date = dated.suggestedDate ?? dated.scheduledDate;
  const time = dated.suggestedTime ?? dated.scheduledTime;
  if (typeof date !== 'string' || typeof time !== 'string' || !isScheduledTime(time)) return undefined;
  const local = startOf(date, time, 'UTC').getTime();
  const minutes = Math.round((local - Date.parse(String(dated.startsAt))) / MINUTE_MS);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const [west, east] = rest === 0 ? ['Etc/GMT+', 'Etc/GMT-'] : ['-', '+'];
  const zone =
    (minutes < 0 ? west : east) + (rest === 0 ? hours : `${String(hours).padStart(2, '0')}:${rest}`);
  return isTimeZone(zone) ? zone : undefined;
}
