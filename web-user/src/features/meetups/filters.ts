import { addDays, type CalendarDate } from '@domain/shared/calendar-date.js';
import { NOTICE_DAYS, openSaturdays } from '@domain/shared/saturday.js';
import { VENUE_TYPES, type VenueType } from '@domain/shared/slot.js';

/** The filters of the list, stored in the URL under these names; undefined means any. */
export interface Filters {
  venueType?: VenueType;
  date?: CalendarDate;
  /** In miles. */
  maxDistance?: number;
}

export type FilterName = keyof Filters;

const DAYS_OFFERED = 8;

/** The options on a given day. */
export const filterOptions = (today: CalendarDate) =>
  ({
    venueType: VENUE_TYPES,
    // A meetup can be attended until it starts, so the notice period of matching requests does not apply.
    date: openSaturdays(addDays(today, -NOTICE_DAYS), DAYS_OFFERED),
    maxDistance: [5, 10, 25, 50],
  }) as const satisfies { [Name in FilterName]: ReadonlyArray<NonNullable<Filters[Name]>> };

export type Choices = ReturnType<typeof filterOptions>;

/** Parses the filters from the URL; values that are not an option are ignored. */
export function parseFilters(address: URLSearchParams, choices: Choices): Filters {
  const chosen = Object.entries(choices).flatMap(([name, offered]) => {
    const choice = offered.find((each: string | number) => String(each) === address.get(name));
    return choice === undefined ? [] : [[name, choice]];
  });
  return Object.fromEntries(chosen) as Filters;
}
