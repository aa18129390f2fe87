import { HOUR_MS } from '../shared/durations.js';
import { isNight, NIGHT } from '../shared/night.js';
import { localDate, localHour, instantAt, type TimeZone } from '../shared/time-zone.js';
import { addDays } from '../shared/calendar-date.js';
import { conflict, invalidField } from '../shared/refusal.js';
import { lastSeatingOf } from '../shared/slot.js';
import type { MatchMember } from './match-member.js';

export const LATE_MINUTES = { least: 5, most: 60 } as const;
/** A member can say that they are late from three hours before the start until an hour after it. */
const LATE_HOURS = { before: 3, after: 1 } as const;

/** A member can say that they are at the venue from an hour before the start until two hours after it. */
const ARRIVAL_HOURS = { before: 1, after: 2 } as const;

/** Hours before the start at which members are reminded. */
const REMINDED_BEFORE_HOURS = { days: 48, day: 24, hours: 3 } as const;
/** Local hour of the evening before the start at which members who have not confirmed are asked again. */
const ASKED_AGAIN_AT = 20;

/** No reminder is due earlier than this many hours before the start: 48, and the night before. */
export const FIRST_REMINDER_HOURS = 60;

class LateMinutesOutOfRange extends invalidField(
  'late_minutes_out_of_range',
  'minutes',
  `Please choose between ${LATE_MINUTES.least} and ${LATE_MINUTES.most} minutes`,
  LATE_MINUTES,
) {}

/** It is too early or too late to say that one is running late. */
class TooEarlyOrLateToBeLate extends conflict(
  'not_time_to_be_late',
  "You can say you're running late from three hours before your table until an hour after it starts.",
) {}

/** It is too early or too late to say that one is at the venue. */
class NotTimeToArrive extends conflict(
  'not_time_to_arrive',
  "You can say you're there from an hour before your table until two hours after it starts.",
) {}

/** Whether a member can say now that they are running late. */
export function mayBeLate(startsAt: Date, now: Date): boolean {
  const hours = (now.getTime() - startsAt.getTime()) / HOUR_MS;
  return hours >= -LATE_HOURS.before && hours < LATE_HOURS.after;
}

/** Whether a member can say now that they are at the venue. */
export function mayArrive(startsAt: Date, now: Date): boolean {
  const hours = (now.getTime() - startsAt.getTime()) / HOUR_MS;
  return hours >= -ARRIVAL_HOURS.before && hours < ARRIVAL_HOURS.after;
}

/** @throws NotTimeToArrive */
export function validateArrival(startsAt: Date, now: Date): void {
  if (!mayArrive(startsAt, now)) throw new NotTimeToArrive();
}

/** UTC instant after which links in mails about the attendance are invalid. */
export const attendanceLinkEnd = (startsAt: Date): Date =>
  new Date(startsAt.getTime() + LATE_HOURS.after * HOUR_MS);

/**
 * Whether a seat that is given back now can go to someone else: at a meetup until its start, at a table until the last
 * seating. What is said about giving a seat back depends on it.
 */
export const isSeatFilledAgain = (startsAt: Date, isOfMeetup: boolean, now: Date): boolean =>
  now < (isOfMeetup ? startsAt : lastSeatingOf(startsAt));

/** @throws LateMinutesOutOfRange, TooEarlyOrLateToBeLate */
export function validateLateness(minutes: number, startsAt: Date, now: Date): void {
  const { least, most } = LATE_MINUTES;
  if (!Number.isInteger(minutes) || minutes < least || minutes > most) throw new LateMinutesOutOfRange();
  if (!mayBeLate(startsAt, now)) throw new TooEarlyOrLateToBeLate();
}

/** Two days, a day or hours before the start; `again`: to a member who has not confirmed by the evening before. */
export type ReminderKind = 'days' | 'day' | 'hours' | 'again';

/** What a reminder depends on. */
interface Expected {
  readonly startsAt: Date;
  /** The zone of the member, not of the venue. */
  readonly timeZone: TimeZone;
  readonly member: Pick<MatchMember, 'joinedAt' | 'remindedAt' | 'status'>;
}

/**
 * The reminder that is due at `now`: the latest one whose time has come, unless the member was reminded or got the seat
 * after it. So earlier ones that were missed are skipped. @returns null when none is due, and at night
 */
export function dueReminder({ startsAt, timeZone, member }: Expected, now: Date): ReminderKind | null {
  if (now >= startsAt || isNight(now, timeZone)) return null;
  const latest = remindersOf(startsAt, timeZone, member.status === 'confirmed')
    .filter(({ at }) => at <= now)
    .sort((a, b) => b.at.getTime() - a.at.getTime())[0];
  if (!latest || latest.at <= member.joinedAt) return null;
  return member.remindedAt && member.remindedAt >= latest.at ? null : latest.kind;
}

function remindersOf(
  startsAt: Date,
  timeZone: TimeZone,
  hasConfirmed: boolean,
): Array<{ kind: ReminderKind; at: Date }> {
  const soon = (['days', 'day', 'hours'] as const).map((kind) => {
    const at = new Date(startsAt.getTime() - REMINDED_BEFORE_HOURS[kind] * HOUR_MS);
    return { kind, at: beforeNight(at, timeZone) };
  });
  if (hasConfirmed) return soon;
  const evening = instantAt(addDays(localDate(startsAt, timeZone), -1), ASKED_AGAIN_AT, 0, timeZone);
  return [...soon, { kind: 'again', at: evening }];
}

/** @returns the instant itself by day, and 9 PM of the evening before it at night */
function beforeNight(instant: Date, timeZone: TimeZone): Date {
  if (!isNight(instant, timeZone)) return instant;
  const date = localDate(instant, timeZone);
  const evening = localHour(instant, timeZone) < NIGHT.ends ? addDays(date, -1) : date;
  return instantAt(evening, NIGHT.begins - 1, 0, timeZone);
}
