import { Metadata, type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';
import type { NumberingPlans } from '../../application/trust-score/ports.js';
import { NUMBER_KINDS, type NumberingFacts } from '../../domain/trust-score/text-destination.js';

/**
 * The numbering plans of libphonenumber. A number in an unassigned range, such as an unused US area code, belongs to
 * the main country of its calling code.
 */
export class BundledNumberingPlans implements NumberingPlans {
  /** @param homeCountry ISO 3166-1 alpha-2 code of the country of numbers without a country code */
  constructor(private readonly homeCountry: string) {}

  factsOf(number: string): NumberingFacts {
    const parsed = parsePhoneNumberFromString(number, metadata);
    if (!parsed) return { country: null, kind: null };
    const type = parsed.getType();
    return {
      country: parsed.country ?? mainCountryOf(parsed.countryCallingCode),
      kind: NUMBER_KINDS.find((kind) => kind === type) ?? null,
    };
  }

  /**
   * Length and first digits are those of the country's numbers. Whether its range is assigned is not looked up, because
   * ranges change faster than any bundled list; the text message verifies the number.
   */
  numberFrom(typed: string): string | null {
    const defaultCountry = this.homeCountry as CountryCode;
    const parsed = parsePhoneNumberFromString(typed.trim(), { defaultCountry, extract: false }, metadata);
    if (!parsed?.isPossible() || parsed.ext) return null;
    const country = parsed.country ?? mainCountryOf(parsed.countryCallingCode);
    return country === null || generalPatternOf(country).test(parsed.nationalNumber) ? parsed.number : null;
  }
}

const mainCountryOf = (callingCode: string): string | null =>
  (metadata.country_calling_codes as Record<string, string[]>)[callingCode]?.find((code) => code !== '001') ??
  null;

/** What every national number of the country looks like, whatever its kind. */
function generalPatternOf(country: string): RegExp {
  const plans = new Metadata(metadata);
  plans.selectNumberingPlan(country as CountryCode);
  // The declared types leave this method out.
  const plan = plans.numberingPlan as unknown as { nationalNumberPattern(): string };
  return new RegExp(`^(?:${plan.nationalNumberPattern()})$`);
}

export const isCountryOfNumbers = (code: string): boolean => Object.hasOwn(metadata.countries, code);
