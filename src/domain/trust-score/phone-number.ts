import { conflict, conflictingField, invalidField } from '../shared/refusal.js';

/** A number in E.164 format: plus sign, country code and number, 7 to 15 digits in total. */
export type PhoneNumber = string;

export const PHONE_NUMBER_RULE =
  'Please enter a phone number, with + and the country code if it is from another country';

export class PhoneNumberNotValid extends invalidField(
  'phone_number_not_valid',
  'phoneNumber',
  PHONE_NUMBER_RULE,
) {}

/** Unique constraint: one account per number. The response does not reveal which one. */
export class PhoneNumberTaken extends conflictingField(
  'phone_number_taken',
  'phoneNumber',
  "This number can't be used. Please try another one.",
) {}

/** Only a verified number can be removed. */
export class NoPhoneToRemove extends conflict('no_phone_to_remove', "You don't have a verified phone") {}

const SHOWN_DIGITS = 4;

/** Masks all but the last four digits: `••••1234`. */
export const maskedNumber = (number: PhoneNumber): string => `••••${number.slice(-SHOWN_DIGITS)}`;
