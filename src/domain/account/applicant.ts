import { ageOn } from '../shared/age.js';
import type { CalendarDate } from '../shared/calendar-date.js';
import { DEFAULT_LANGUAGE, type Language } from '../shared/language.js';
import { ensureAdult } from './date-of-birth.js';
import { emailFrom } from './email-address.js';
import { ensureOwnName, ensureOwnUsername } from './misleading-name.js';
import { nameFrom } from './person-name.js';
import { usernameFrom } from './username.js';

/** A validated sign-up: every field is normalized and the user is an adult. */
export interface Applicant {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: CalendarDate;
  readonly age: number;
  /** Of the screens on which they signed up; mails are written in it. */
  readonly language: Language;
}

/** The sign-up form as it was sent, not validated. */
export interface SignUpForm extends Omit<Applicant, 'age' | 'language'> {
  readonly isAdult: boolean;
  readonly language?: Language;
}

/**
 * Validates and normalizes a sign-up form.
 * @param today local date of the user, on which their age is computed
 * @param communityName as members read it now; no name may have it in it
 * @throws UsernameNotAllowed, MisleadingUsername, EmailNotValid, NameNotAllowed, MisleadingName, DateOfBirthNotReal,
 * TooYoungToJoin, AdulthoodNotConfirmed
 */
export function applicantFrom(form: SignUpForm, today: CalendarDate, communityName: string): Applicant {
  ensureAdult(form.dateOfBirth, form.isAdult, today);
  const firstName = nameFrom(form.firstName, 'firstName');
  const lastName = nameFrom(form.lastName, 'lastName');
  ensureOwnName(firstName, lastName, communityName);
  const username = usernameFrom(form.username);
  ensureOwnUsername(username, communityName);
  return {
    username,
    email: emailFrom(form.email),
    firstName,
    lastName,
    dateOfBirth: form.dateOfBirth,
    age: ageOn(form.dateOfBirth, today),
    language: form.language ?? DEFAULT_LANGUAGE,
  };
}
