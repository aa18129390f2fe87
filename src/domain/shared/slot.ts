import { HOUR_MS } from './durations.js';
import type { CalendarDate } from './calendar-date.js';
import { addDays } from './calendar-date.js';
import { instantAt, localDate, type TimeZone } from './time-zone.js';

export const VENUE_TYPES = ['restaurant', 'cafe'] as const;
export type VenueType = (typeof VENUE_TYPES)[number];

export const MEAL_TIMES = ['lunch', 'dinner'] as const;
export type MealTime = (typeof MEAL_TIMES)[number];

/** Start of each meal, in local hours. */
export const STARTING_HOUR: Record<MealTime, number> = { lunch: 13, dinner: 18 };

/** Hours before the start of a match at which seating ends. */
export const LAST_SEATING_HOURS = 3;

/** One Saturday, one meal and one venue type. Users are only seated with users of the same slot. */
export interface Slot {
  readonly preferredDate: CalendarDate;
  readonly preferredTime: MealTime;
  readonly venueType: VenueType;
}

/** Stable key of a slot for advisory locks and job keys. */
export function slotKey(slot: Slot): string {
  return `${slot.preferredDate}/${slot.preferredTime}/${slot.venueType}`;
}

/** UTC instant at which the slot's meal starts in `zone`. */
export function startOf(slot: Slot, zone: TimeZone): Date {
  return instantAt(slot.preferredDate, STARTING_HOUR[slot.preferredTime], 0, zone);
}

/** UTC instant of the slot's final run: the Friday before, 00:15 local time in `zone`. */
export function finalRunOf(slot: Slot, zone: TimeZone): Date {
  return instantAt(addDays(slot.preferredDate, -1), 0, 15, zone);
}

/** The time zone that reaches a date first. */
const EASTERNMOST = 'Pacific/Kiritimati';

/** Whether users of some time zone may have had the slot's final run. */
export const mayHaveHadFinalRun = (slot: Slot, now: Date): boolean => finalRunOf(slot, EASTERNMOST) <= now;

/** The last date whose slots may be due for their final run, in some time zone. */
export const latestDateOfFinalRuns = (now: Date): CalendarDate => addDays(localDate(now, EASTERNMOST), 1);

/** The last date whose slots may be past the deadline for seating, in some time zone. */
export const latestDateOfLastSeating = (now: Date): CalendarDate =>
  localDate(new Date(now.getTime() + LAST_SEATING_HOURS * HOUR_MS), EASTERNMOST);

/** Whether the deadline for seating in the slot has passed in `zone`. */
export const isTooLateToSeat = (slot: Slot, zone: TimeZone, now: Date): boolean =>
  now >= lastSeatingOf(startOf(slot, zone));

/** UTC instant of the deadline for seating: from then on a free seat is not filled. */
export function lastSeatingOf(startsAt: Date): Date {
  return new Date(startsAt.getTime() - LAST_SEATING_HOURS * HOUR_MS);
}
