import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';
import type { NumberingPlans } from '../../application/trust-score/ports.js';
import { NUMBER_KINDS, type NumberingFacts } from '../../domain/trust-score/text-destination.js';

/**
 * The numbering plans of libphonenumber. A number in an unassigned range, such as an unused US area code, belongs to
 * the main country of its calling code.
 */
export const bundledNumberingPlans: NumberingPlans = {
  factsOf(number): NumberingFacts {
    const parsed = parsePhoneNumberFromString(number, metadata);
    if (!parsed) return { country: null, kind: null };
    const type = parsed.getType();
    return {
      country: parsed.country ?? mainCountryOf(parsed.countryCallingCode),
      kind: NUMBER_KINDS.find((kind) => kind === type) ?? null,
    };
  },
};

const mainCountryOf = (callingCode: string): string | null =>
  (metadata.country_calling_codes as Record<string, string[]>)[callingCode]?.find((code) => code !== '001') ??
  null;

export const isCountryOfNumbers = (code: string): boolean => Object.hasOwn(metadata.countries, code);
