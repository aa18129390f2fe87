import { ADULT_AGE, ageOn } from '../shared/age.js';
import { type CalendarDate, isCalendarDate } from '../shared/calendar-date.js';
import { InvalidField } from '../shared/domain-error.js';

/** Nobody is known to have lived longer than a little beyond this. */
export const OLDEST_AGE = 120;
export const TOO_YOUNG = 'You must be at least 18 years old to join';
export const ADULTHOOD_NOT_CONFIRMED = 'You must confirm you are 18+ years old';

export class DateOfBirthNotReal extends InvalidField {
  readonly code = 'date_of_birth_not_real';
  readonly field = 'dateOfBirth';
  constructor() {
    super('Please enter your real date of birth');
  }
}

export class TooYoungToJoin extends InvalidField {
  readonly code = 'too_young_to_join';
  readonly field = 'dateOfBirth';
  constructor() {
    super(TOO_YOUNG);
  }
}

export class AdulthoodNotConfirmed extends InvalidField {
  readonly code = 'adulthood_not_confirmed';
  readonly field = 'isAdult';
  constructor() {
    super(ADULTHOOD_NOT_CONFIRMED);
  }
}

/**
 * Lets in whoever is at least 18 on the day `today`: the 18th birthday counts from its first minute.
 * @throws DateOfBirthNotReal, TooYoungToJoin, AdulthoodNotConfirmed
 */
export function ensureAdult(dateOfBirth: CalendarDate, isAdult: boolean, today: CalendarDate): void {
  if (!isCalendarDate(dateOfBirth)) throw new DateOfBirthNotReal();
  const age = ageOn(dateOfBirth, today);
  if (age < 0 || age > OLDEST_AGE) throw new DateOfBirthNotReal();
  if (age < ADULT_AGE) throw new TooYoungToJoin();
  if (!isAdult) throw new AdulthoodNotConfirmed();
}
