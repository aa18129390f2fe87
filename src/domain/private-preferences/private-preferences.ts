import { optionalText } from '../shared/text-not-allowed.js';

export const DIETS = ['vegan', 'vegetarian', 'halal', 'kosher', 'gluten_free'] as const;
export type Diet = (typeof DIETS)[number];

/** What a venue must offer to a user. */
export interface VenueNeeds {
  readonly diets: readonly Diet[];
  readonly isStepFree: boolean;
}

/** What a user says for the product alone: no other user, staff included, sees whose preference it is. See ADR 71. */
export interface PrivatePreferences extends VenueNeeds {
  /** Free text that only the booker sees, without a name, because the user wrote it for that; null where there is none. */
  readonly noteForBooker: string | null;
  /** ISO 639 codes of the languages spoken, lowercase. */
  readonly languages: readonly string[];
}

/** A waiting user may be compatible with others now. */
export interface LanguagesChanged {
  readonly type: 'languages-changed';
  readonly userId: number;
}

/** Of a user who said nothing. */
export const NO_PREFERENCES: PrivatePreferences = {
  diets: [],
  isStepFree: false,
  noteForBooker: null,
  languages: [],
};

export function saysNothing({ diets, isStepFree, noteForBooker, languages }: PrivatePreferences): boolean {
  return diets.length === 0 && !isStepFree && noteForBooker === null && languages.length === 0;
}

/** Far more than anyone speaks, and few enough to list. */
export const MOST_LANGUAGES = 10;
export const LONGEST_NOTE = 200;
export const NOTE_RULE = `Please keep this note to ${LONGEST_NOTE} characters of readable text`;

/**
 * What a user said, each once, with a trimmed note whose length is counted in code points.
 * @throws TextNotAllowed
 */
export function privatePreferencesFrom(said: PrivatePreferences): PrivatePreferences {
  return {
    diets: DIETS.filter((diet) => said.diets.includes(diet)),
    isStepFree: said.isStepFree,
    noteForBooker: optionalText('noteForBooker', said.noteForBooker, LONGEST_NOTE),
    languages: [...new Set(said.languages)].sort(),
  };
}
