import { ageBand, ageOn } from '../../domain/shared/age.js';
import { localDate, type TimeZone } from '../../domain/shared/time-zone.js';

/** The age band that other users see; null without a date of birth. */
export function presentAgeRange(dateOfBirth: string | null, now: Date, timeZone: TimeZone): string | null {
  return dateOfBirth && ageBand(ageOn(dateOfBirth, localDate(now, timeZone)));
}
