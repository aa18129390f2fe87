import { cleanup } from '@testing-library/react';
import english from '../../../locales/en/app.json' with { type: 'json' };
import type { Texts } from '../../../locales/messages.js';
import { LANGUAGES, type Language } from '../../../src/domain/shared/language.js';
import { TRANSLATIONS } from '../../../web-user/src/app/translations.js';
import { translateWith } from '../../../web-user/src/shared/i18n/messages-of.js';
import { accessibilityFlaws, textsOnScreen, unreachableControls } from './accessibility.js';

const textsIn = (areas: Texts): Set<string> =>
  new Set(Object.values(areas).flatMap((texts) => Object.values(texts)));

/** Loads the language. @returns its texts */
async function speak(language: Language): Promise<Set<string>> {
  const texts: Texts = language === 'en' ? {} : (await TRANSLATIONS[language]()).TEXTS;
  translateWith(texts);
  return textsIn(texts);
}

const isWord = (text: string): boolean => /\p{L}{3}/u.test(text);

/**
 * Shows a screen in each language of the product and expects no serious finding of axe, no control that Tab does not
 * reach, and no English text in another language.
 * @param show renders the screen and waits for its state
 * @param data texts of the fake responses, which are not translated
 */
export async function expectGoodInEachLanguage(
  show: () => Promise<unknown>,
  data: readonly string[],
): Promise<void> {
  let inEnglish: readonly string[] = [];
  try {
    for (const language of LANGUAGES) {
      const translations = await speak(language);
      await show();
      const texts = textsOnScreen().filter(isWord);
      if (language === 'en') inEnglish = texts;
      const original = textsIn(english);
      const untranslated = texts.filter(
        (text) =>
          language !== 'en' &&
          (inEnglish.includes(text) || original.has(text)) &&
          !translations.has(text) &&
          !data.includes(text),
      );
      const flaws = await accessibilityFlaws();
      expect({ language, flaws, untranslated, unreachable: unreachableControls() }).toEqual({
        language,
        flaws: [],
        untranslated: [],
        unreachable: [],
      });
      expect(texts).not.toEqual([]);
      cleanup();
    }
  } finally {
    translateWith({});
  }
}
