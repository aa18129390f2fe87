import type { MeetupPosition } from '../../../application/meetup/meetup-views.js';
import { type CalendarDate, isCalendarDate } from '../../../domain/shared/calendar-date.js';
import { HttpError } from '../http-error.js';

/** Encodes the cursor of keyset pagination as an opaque text. */
export function cursorOf({ date, distance, id }: MeetupPosition): string {
  return Buffer.from([date, distance, id].join(' ')).toString('base64url');
}

/** @throws HttpError 400 for a text that `cursorOf` did not return */
export function positionOf(cursor: string): MeetupPosition {
  const [, date = '', distance, id] = PATTERN.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!isCalendarDate(date)) throw refused('cursor', 'Please follow the link of the page before');
  return { date, distance: Number(distance), id: Number(id) };
}

/** @throws HttpError 400 for a date that does not exist */
export function dateOf(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw refused('date', 'Please choose a date');
  return text;
}

const refused = (field: string, message: string): HttpError =>
  new HttpError(400, 'invalid_fields', message, { [field]: message });

/** Nine digits at most, or the sort value of an unknown distance; all fit PostgreSQL's `integer`. */
const PATTERN = /^(\d{4}-\d{2}-\d{2}) (\d{1,9}|1000000000) ([1-9]\d{0,8})$/;
