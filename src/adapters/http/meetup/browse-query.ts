import type { MeetupPosition } from '../../../application/meetup/meetup-views.js';
import { type CalendarDate, isCalendarDate } from '../../../domain/shared/calendar-date.js';
import { HttpError } from '../http-error.js';

/** A position in the list as text that clients hand back unread. */
export function cursorOf({ date, distance, id }: MeetupPosition): string {
  return Buffer.from([date, distance, id].join(' ')).toString('base64url');
}

/** @throws HttpError 400 for anything that `cursorOf` did not write */
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

/** Numbers of at most nine digits and the distance of what has none, all of which PostgreSQL takes as integers. */
const PATTERN = /^(\d{4}-\d{2}-\d{2}) (\d{1,9}|1000000000) ([1-9]\d{0,8})$/;
