import { ageBand, ageOn } from '../../domain/shared/age.js';
import { localDate, type TimeZone } from '../../domain/shared/time-zone.js';

/** The band of an age, as others may see it; null without a date of birth. */
export function presentAgeRange(dateOfBirth: string | null, now: Date, timeZone: TimeZone): string | null {
  return dateOfBirth && ageBand(ageOn(dateOfBirth, localDate(now, timeZone)));
}
