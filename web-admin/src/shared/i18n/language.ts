import { type Language, LANGUAGES, LOCALE_OF } from '../../../../src/domain/shared/language.js';

/** Key of the choice in local storage. */
export const STORED = 'tablemates.console.language';

const isLanguage = (text: string | null): text is Language => LANGUAGES.includes(text as Language);

/** Browsers that block cookies deny the local storage too. */
function storedChoice(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

/** The stored choice of this device, else the first supported language of the browser. */
function preferredLanguage(): Language {
  const stored = storedChoice();
  if (isLanguage(stored)) return stored;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** The language of all texts. It is fixed while the page is open, so that constants may hold translated texts. See ADR 36. */
export const LANGUAGE: Language = preferredLanguage();

/** The locale of dates and numbers. */
export const LOCALE = LOCALE_OF[LANGUAGE];
