import { DomainError } from '../shared/domain-error.js';

/** The account has the given value already. */
export class NothingToCorrect extends DomainError {
  readonly code = 'nothing_to_correct';
  constructor() {
    super('The account says this already.');
  }
}

/** By a birth date under 18, one admin could suspend another. */
export class BirthDateOfStaff extends DomainError {
  readonly code = 'birth_date_of_staff';
  constructor() {
    super('The birth date of staff is not corrected. Take the role away first.');
  }
}
