import type { CalendarDate } from './calendar-date.js';
import { addDays } from './calendar-date.js';
import { instantAt, type TimeZone } from './time-zone.js';

export const VENUE_TYPES = ['restaurant', 'cafe'] as const;
export type VenueType = (typeof VENUE_TYPES)[number];

export const MEAL_TIMES = ['lunch', 'dinner'] as const;
export type MealTime = (typeof MEAL_TIMES)[number];

/** Start of each meal on the wall clock of the place, in whole hours. */
export const STARTING_HOUR: Record<MealTime, number> = { lunch: 13, dinner: 18 };

/** Free seats are filled again until this long before the start. */
export const LAST_SEATING_HOURS = 3;

const HOUR_MS = 3_600_000;

/** One Saturday meal in one kind of venue. People are only ever seated with others of the same slot. */
export interface Slot {
  readonly preferredDate: CalendarDate;
  readonly preferredTime: MealTime;
  readonly venueType: VenueType;
}

/** A stable name for a slot, fit for locks and job keys. */
export function slotKey(slot: Slot): string {
  return `${slot.preferredDate}/${slot.preferredTime}/${slot.venueType}`;
}

/** When the slot's meal begins in `zone`. */
export function startOf(slot: Slot, zone: TimeZone): Date {
  return instantAt(slot.preferredDate, STARTING_HOUR[slot.preferredTime], 0, zone);
}

/** The Friday 00:15 in `zone` on which the slot's tables are settled. */
export function finalRunOf(slot: Slot, zone: TimeZone): Date {
  return instantAt(addDays(slot.preferredDate, -1), 0, 15, zone);
}

/** The moment after which a free seat stays free. */
export function lastSeatingOf(startsAt: Date): Date {
  return new Date(startsAt.getTime() - LAST_SEATING_HOURS * HOUR_MS);
}
