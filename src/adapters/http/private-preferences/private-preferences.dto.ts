import { SPOKEN_LANGUAGES } from '../../../domain/private-preferences/languages.js';
import {
  type Diet,
  DIETS,
  LONGEST_NOTE,
  MOST_LANGUAGES,
  NOTE_RULE,
} from '../../../domain/private-preferences/private-preferences.js';
import { Bool, Described, ListOfChoices, MayBeAbsent, Nullable, Optional, Text } from '../fields.js';

/** What is absent is not asked for. */
export class PrivatePreferencesBody {
  @MayBeAbsent()
  @ListOfChoices(DIETS, DIETS.length, 'Please choose from the listed diets')
  diets?: Diet[];

  @MayBeAbsent()
  @Bool()
  isStepFree?: boolean;

  @Described('What only the member who books the table is told, without a name; null for nothing.')
  @Optional()
  @Nullable()
  @Text({ max: LONGEST_NOTE * 8, message: NOTE_RULE })
  noteForBooker?: string | null;

  @MayBeAbsent()
  @ListOfChoices(
    SPOKEN_LANGUAGES,
    MOST_LANGUAGES,
    `Please choose up to ${MOST_LANGUAGES} of the listed languages`,
  )
  languages?: string[];
}

/** What the user said; never part of another response. */
export class PrivatePreferencesResponse {
  @ListOfChoices(DIETS, DIETS.length)
  diets!: Diet[];

  @Bool()
  isStepFree!: boolean;

  @Described('What only the member who books the table is told, without a name; null for nothing.')
  @Nullable()
  @Text({ max: LONGEST_NOTE * 2 })
  noteForBooker!: string | null;

  @ListOfChoices(SPOKEN_LANGUAGES, MOST_LANGUAGES)
  languages!: string[];
}
