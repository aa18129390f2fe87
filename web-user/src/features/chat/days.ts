import { addDays, type CalendarDate } from '@domain/shared/calendar-date.js';
import { localDate } from '@domain/shared/time-zone.js';
import type { ChatMessage } from '../../shared/api/types.js';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { t } from './messages.js';

export interface Day {
  date: CalendarDate;
  messages: ChatMessage[];
}

/** Groups messages by calendar day in the reader's time zone. */
export function groupByDay(messages: readonly ChatMessage[], zone: string): Day[] {
  const days: Day[] = [];
  for (const message of messages) {
    const date = dateOf(message, zone);
    if (days.at(-1)?.date !== date) days.push({ date, messages: [] });
    days.at(-1)!.messages.push(message);
  }
  return days;
}

/** Memoizes the day of a message, so that a new message does not recompute those of a long chat. */
const dateCache = new WeakMap<ChatMessage, { zone: string; date: CalendarDate }>();

function dateOf(message: ChatMessage, zone: string): CalendarDate {
  const before = dateCache.get(message);
  if (before?.zone === zone) return before.date;
  const date = localDate(new Date(message.createdAt), zone);
  dateCache.set(message, { zone, date });
  return date;
}

/** Formats a day as 'Today', 'Yesterday' or 'Saturday, November 21'. */
export function dayLabel(date: CalendarDate, today: CalendarDate): string {
  if (date === today) return t('today');
  if (date === addDays(today, -1)) return t('yesterday');
  const format = new Intl.DateTimeFormat(formattingLocale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}
