import type { CalendarDate } from '../shared/calendar-date.js';
import { isEvening } from '../shared/time-of-day.js';
import { localDate, type TimeZone } from '../shared/time-zone.js';

interface Dinner {
  readonly suggestedDate: CalendarDate;
  readonly startsAt: Date;
  readonly timeZone: TimeZone;
}

/** About a confirmed table; says the day as one says it at `now`. */
export function confirmedMessage({ suggestedDate, startsAt, timeZone }: Dinner, now: Date) {
  const isToday = localDate(now, timeZone) === suggestedDate;
  const day = isEvening(startsAt, timeZone) ? 'tonight' : 'today';
  return { kind: 'confirmed', params: { day: isToday ? day : 'saturday' } } as const;
}

/** @param leavesTime whether there is still time for another table */
export const pairQuestionMessage = (leavesTime: boolean) =>
  ({ kind: 'pair', params: { leavesTime } }) as const;

export const joinedMessage = { kind: 'joined', params: {} } as const;
export const leftMessage = { kind: 'left', params: {} } as const;
export const leftChatMessage = { kind: 'leftchat', params: {} } as const;
export const movedToSecondTableMessage = { kind: 'second', params: {} } as const;
