import type { CalendarDate } from '../shared/calendar-date.js';
import type { TimeZone } from '../shared/time-zone.js';

interface Dinner {
  readonly suggestedDate: CalendarDate;
  readonly startsAt: Date;
  readonly timeZone: TimeZone;
}

/** @param isSeatFilled whether a seat that is given back goes to someone else */
export const reminderMessage = ({ suggestedDate, startsAt, timeZone }: Dinner, isSeatFilled: boolean) =>
  ({
    kind: 'reminder',
    params: { date: suggestedDate, startsAt: startsAt.toISOString(), timeZone, isSeatFilled },
  }) as const;

export const hereMessage = { kind: 'here', params: {} };
export const cannotFindMessage = { kind: 'cannotfind', params: {} };
