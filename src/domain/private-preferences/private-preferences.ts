export const DIETS = ['vegan', 'vegetarian', 'halal', 'kosher', 'gluten_free'] as const;
export type Diet = (typeof DIETS)[number];

/** From inexpensive to very expensive. */
export type PriceLevel = 1 | 2 | 3 | 4;

/** What a venue must offer to a user. */
export interface VenueNeeds {
  readonly diets: readonly Diet[];
  readonly isStepFree: boolean;
  /** Null where every price is fine. */
  readonly highestPrice: PriceLevel | null;
}

/** What a user says for the product alone: no other user, staff included, sees whose preference it is. See ADR 72. */
export interface PrivatePreferences extends VenueNeeds {
  /** Free text that only the booker sees, without a name, because the user wrote it for that; null where there is none. */
  readonly noteForBooker: string | null;
  /** ISO 639 codes of the languages spoken, lowercase. */
  readonly languages: readonly string[];
}

/** Of a user who said nothing. */
export const NO_PREFERENCES: PrivatePreferences = {
  diets: [],
  isStepFree: false,
  highestPrice: null,
  noteForBooker: null,
  languages: [],
};

export function saysNothing({
  diets,
  isStepFree,
  highestPrice,
  noteForBooker,
  languages,
}: PrivatePreferences): boolean {
  return (
    diets.length === 0 &&
    !isStepFree &&
    highestPrice === null &&
    noteForBooker === null &&
    languages.length === 0
  );
}
