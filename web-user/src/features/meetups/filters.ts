import { addDays, type CalendarDate } from '@domain/shared/calendar-date.js';
import { NOTICE_DAYS, openSaturdays } from '@domain/shared/saturday.js';
import { VENUE_TYPES, type VenueType } from '@domain/shared/slot.js';

/** What the list is narrowed to; what is missing is open. They stand in the page's address under these names. */
export interface Filters {
  venueType?: VenueType;
  date?: CalendarDate;
  /** Miles. */
  maxDistance?: number;
  /** At least so many. */
  seatsLeft?: number;
}

export type FilterName = keyof Filters;

const DAYS_OFFERED = 8;

/** What may be chosen on the day `today`. */
export const choicesOn = (today: CalendarDate) =>
  ({
    venueType: VENUE_TYPES,
    // One may ask for a table two days ahead, and join one that is open until it begins.
    date: openSaturdays(addDays(today, -NOTICE_DAYS), DAYS_OFFERED),
    maxDistance: [5, 10, 25],
    seatsLeft: [1, 2, 4],
  }) as const satisfies { [Name in FilterName]: ReadonlyArray<NonNullable<Filters[Name]>> };

export type Choices = ReturnType<typeof choicesOn>;

/** The filters an address asks for; what is not on offer is left out. */
export function filtersFrom(address: URLSearchParams, choices: Choices): Filters {
  const chosen = Object.entries(choices).flatMap(([name, offered]) => {
    const choice = offered.find((each: string | number) => String(each) === address.get(name));
    return choice === undefined ? [] : [[name, choice]];
  });
  return Object.fromEntries(chosen) as Filters;
}
