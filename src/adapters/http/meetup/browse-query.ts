import type { MeetupPosition } from '../../../application/meetup/meetup-views.js';
import { type CalendarDate, isCalendarDate } from '../../../domain/shared/calendar-date.js';
import { HttpError } from '../http-error.js';

/** Encodes the cursor of keyset pagination as an opaque text. */
export function cursorOf({ isFull, miles, date, id }: MeetupPosition): string {
  return Buffer.from([isFull ? 1 : 0, miles, date, id].join(' ')).toString('base64url');
}

/** @throws HttpError 400 for a text that `cursorOf` did not return */
export function positionOf(cursor: string): MeetupPosition {
  const [, isFull, miles, date = '', id] = PATTERN.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!isCalendarDate(date)) throw refused('cursor', 'Please follow the link of the page before');
  return { isFull: isFull === '1', miles: Number(miles), date, id: Number(id) };
}

/** @throws HttpError 400 for a date that does not exist */
export function dateOf(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw refused('date', 'Please choose a date');
  return text;
}

const refused = (field: string, message: string): HttpError =>
  new HttpError(400, 'invalid_fields', message, { [field]: message });

/** Whole miles on Earth, 1,000,000,000 for an unknown distance or -1 for no location; ids have at most nine digits. */
const PATTERN = /^([01]) (-1|\d{1,5}|1000000000) (\d{4}-\d{2}-\d{2}) ([1-9]\d{0,8})$/;
