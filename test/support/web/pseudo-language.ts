import english from '../../../locales/en/app.json' with { type: 'json' };
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import type { Texts } from '../../../locales/messages.js';

/** From the Latin letters to the first ones of the Cyrillic alphabet. */
const TO_CYRILLIC = 'а'.codePointAt(0)! - 'a'.codePointAt(0)!;

/** An ICU message with its words in the letters of another alphabet, and its values and choices as they are. */
function translated(message: string): string {
  let depth = 0;
  return message.replaceAll(/[{}]|[a-z]/gi, (character) => {
    if (character === '{') depth++;
    else if (character === '}') depth--;
    else if (depth % 2 === 0)
      return String.fromCodePoint(character.toLowerCase().codePointAt(0)! + TO_CYRILLIC);
    return character;
  });
}

/**
 * Every text of the app in a language that no reader has: what is shown in Latin letters did not go through the translations. Tests of
 * `locales` show that each language has all texts.
 */
export const PSEUDO_LANGUAGE: Texts = Object.fromEntries(
  Object.entries({ ...english, 'error-messages': errors }).map(([area, texts]) => [
    area,
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, translated(text)])),
  ]),
);
