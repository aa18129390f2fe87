import { type CalendarDate, dateParts, isCalendarDate } from './calendar-date.js';
import { invalidField } from './refusal.js';

export const ADULT_AGE = 18;

/** Age in whole years on the local date `today`; a birthday counts from local midnight. */
export function ageOn(dateOfBirth: CalendarDate, today: CalendarDate): number {
  const born = dateParts(dateOfBirth);
  const now = dateParts(today);
  const birthdayPassed = now.month > born.month || (now.month === born.month && now.day >= born.day);
  return now.year - born.year - (birthdayPassed ? 0 : 1);
}

/** The 18th birthday: the first local date on which `ageOn` is 18. Of a leap day it is March 1. */
export function adultFrom(dateOfBirth: CalendarDate): CalendarDate {
  const birthday = `${dateParts(dateOfBirth).year + ADULT_AGE}${dateOfBirth.slice(4)}`;
  return isCalendarDate(birthday) ? birthday : birthday.replace('-02-29', '-03-01');
}

export const YOUNGEST_SOUGHT = 18;
export const OLDEST_SOUGHT = 80;
/** From this value on an upper bound is open: the last stop of the slider is labeled 60+. */
const OPEN_ENDED_FROM = 60;

class AgeRangeReversed extends invalidField(
  'age_range_reversed',
  'ageRangeMin',
  'The youngest age must not be above the oldest',
) {}

/** A closed age range (value object); a null bound is open. */
export class AgeRange {
  private constructor(
    readonly min: number | null,
    readonly max: number | null,
  ) {}

  /** @throws AgeRangeReversed */
  static of(min: number | null | undefined, max: number | null | undefined): AgeRange {
    if (min != null && max != null && min > max) throw new AgeRangeReversed();
    return new AgeRange(min ?? null, max ?? null);
  }

  includes(age: number): boolean {
    return age >= (this.min ?? 0) && (this.max === null || this.max >= OPEN_ENDED_FROM || age <= this.max);
  }
}

const BANDS: ReadonlyArray<[from: number, label: string]> = [
  [60, '60+'],
  [50, '50–59'],
  [40, '40–49'],
  [30, '30–39'],
  [25, '25–29'],
  [21, '21–24'],
  [18, '18–20'],
];

/** Age band shown to other members instead of the age. @returns null below 18 */
export function ageBand(age: number): string | null {
  return BANDS.find(([from]) => age >= from)?.[1] ?? null;
}
