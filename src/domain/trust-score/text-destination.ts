import { invalidField } from '../shared/refusal.js';

/** Data of the numbering plans about a number. */
export interface NumberingFacts {
  /** ISO 3166-1 alpha-2 code, such as `US`; null for numbers without a country, such as satellite networks. */
  readonly country: string | null;
  /** Null if the numbering plan does not classify the number. */
  readonly kind: NumberKind | null;
}

export const NUMBER_KINDS = [
  'FIXED_LINE',
  'MOBILE',
  'FIXED_LINE_OR_MOBILE',
  'VOIP',
  'TOLL_FREE',
  'PREMIUM_RATE',
  'SHARED_COST',
  'PERSONAL_NUMBER',
  'PAGER',
  'UAN',
  'VOICEMAIL',
] as const;
type NumberKind = (typeof NUMBER_KINDS)[number];

/** Kinds that can earn money from a message (SMS pumping) or are not a personal phone. */
const REFUSED_KINDS: ReadonlySet<NumberKind> = new Set([
  'PREMIUM_RATE',
  'SHARED_COST',
  'PERSONAL_NUMBER',
  'PAGER',
  'UAN',
  'VOICEMAIL',
]);

class PhoneCountryNotServed extends invalidField(
  'phone_country_not_served',
  'phoneNumber',
  "We can't text phones in this country yet.",
) {}

class PhoneKindNotServed extends invalidField(
  'phone_kind_not_served',
  'phoneNumber',
  "We can't text this kind of number. Please use a mobile phone.",
) {}

/**
 * Validates the destination of a text message, to limit costs and fraud.
 * @param served country codes from the config
 * @throws PhoneCountryNotServed, PhoneKindNotServed
 */
export function ensureTextable({ country, kind }: NumberingFacts, served: ReadonlySet<string>): void {
  if (country === null || !served.has(country)) throw new PhoneCountryNotServed();
  if (kind !== null && REFUSED_KINDS.has(kind)) throw new PhoneKindNotServed();
}
