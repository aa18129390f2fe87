import { conflict } from '../shared/refusal.js';

/** The account has the given value already. */
export class NothingToCorrect extends conflict('nothing_to_correct', 'The account says this already.') {}

/** By a birth date under 18, one admin could suspend another. */
export class BirthDateOfStaff extends conflict(
  'birth_date_of_staff',
  'The birth date of staff is not corrected. Take the role away first.',
) {}
