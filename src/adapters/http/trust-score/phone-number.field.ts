import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';
import { PHONE_NUMBER_PATTERN, PHONE_NUMBER_RULE } from '../../../domain/trust-score/phone-number.js';
import { Text } from '../fields.js';

/** Includes spaces, brackets and dashes. */
const MAX_INPUT_LENGTH = 40;
/** The country of numbers without a country code. */
const HOME_COUNTRY = 'US';

/**
 * Parses a phone number to E.164. Only its length is validated for the country, because number ranges change faster
 * than any bundled list; the text message verifies the number.
 */
export function PhoneNumberField(): (target: object, key: string) => void {
  return (target, key) => {
    Transform(({ value }: { value: unknown }) => e164(value) ?? value)(target, key);
    ValidateBy(
      { name: 'phoneNumber', validator: { validate: (value) => PHONE_NUMBER_PATTERN.test(String(value)) } },
      { message: PHONE_NUMBER_RULE },
    )(target, key);
    Text({ min: 1, max: MAX_INPUT_LENGTH, message: PHONE_NUMBER_RULE })(target, key);
  };
}

function e164(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > MAX_INPUT_LENGTH) return null;
  const number = parsePhoneNumberFromString(
    typed.trim(),
    { defaultCountry: HOME_COUNTRY, extract: false },
    metadata,
  );
  return number?.isPossible() && !number.ext ? number.number : null;
}
