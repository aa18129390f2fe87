import { InvalidField } from '../shared/domain-error.js';

/** What the numbering plans tell of a number. */
export interface NumberingFacts {
  /** ISO 3166 code, such as `US`; null where no country holds the number, as with satellite networks. */
  readonly country: string | null;
  /** What the number is given out for; null where the plans do not say. */
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
export type NumberKind = (typeof NUMBER_KINDS)[number];

/** Kinds whose holder may earn by a message, or that are no person's phone. */
const REFUSED_KINDS: ReadonlySet<NumberKind> = new Set([
  'PREMIUM_RATE',
  'SHARED_COST',
  'PERSONAL_NUMBER',
  'PAGER',
  'UAN',
  'VOICEMAIL',
]);

export class PhoneCountryNotServed extends InvalidField {
  readonly code = 'phone_country_not_served';
  readonly field = 'phoneNumber';
  constructor() {
    super('We cannot send text messages to phones of this country yet.');
  }
}

export class PhoneKindNotServed extends InvalidField {
  readonly code = 'phone_kind_not_served';
  readonly field = 'phoneNumber';
  constructor() {
    super('We cannot send text messages to this kind of number. Please use a mobile phone.');
  }
}

/** Keeps messages from numbers that are expensive to reach. @throws PhoneCountryNotServed, PhoneKindNotServed */
export function ensureTextable({ country, kind }: NumberingFacts, served: ReadonlySet<string>): void {
  if (country === null || !served.has(country)) throw new PhoneCountryNotServed();
  if (kind !== null && REFUSED_KINDS.has(kind)) throw new PhoneKindNotServed();
}
