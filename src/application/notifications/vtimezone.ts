import { DAY_MS } from '../../domain/shared/durations.js';
import { offsetAt, type TimeZone } from '../../domain/shared/time-zone.js';
import { icalClock } from './icalendar.js';

/** Clocks change at most twice a year or so, so the range includes the change before and the one after. */
const REACH_DAYS = 380;
/** No zone changes its offset twice within this time. */
const STEP_DAYS = 7;

interface ClockChange {
  /** The first instant with the new offset. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The VTIMEZONE component with the offset changes around an instant, which RFC 5545 requires for a TZID. */
export function vtimezone(zone: TimeZone, around: Date): string[] {
  const changes = clockChanges(zone, around.getTime());
  const offset = offsetAt(around.getTime(), zone);
  const winter = Math.min(offset, ...changes.map(({ to }) => to));
  const observances = changes.length > 0 ? changes : [{ at: -offset, from: offset, to: offset }];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observances.flatMap(({ at, from, to }) => {
      const kind = to > winter ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${kind}`,
        `DTSTART:${icalClock(at + from)}`,
        `TZOFFSETFROM:${offsetText(from)}`,
        `TZOFFSETTO:${offsetText(to)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

function clockChanges(zone: TimeZone, around: number): ClockChange[] {
  const changes: ClockChange[] = [];
  const step = STEP_DAYS * DAY_MS;
  const end = around + REACH_DAYS * DAY_MS;
  for (let at = around - REACH_DAYS * DAY_MS; at < end; at += step) {
    const from = offsetAt(at, zone);
    const to = offsetAt(at + step, zone);
    if (from !== to) changes.push({ at: firstWith(to, at, at + step, zone), from, to });
  }
  return changes;
}

/** Binary search for the first second after `before` with the offset of `after`. */
function firstWith(offset: number, before: number, after: number, zone: TimeZone): number {
  let [low, high] = [Math.floor(before / 1000), Math.ceil(after / 1000)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * 1000, zone) === offset) high = middle;
    else low = middle;
  }
  return high * 1000;
}

/** An offset in the format '-0500'. */
function offsetText(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / 60_000);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${ms < 0 ? '-' : '+'}${hour}${minute}`;
}
