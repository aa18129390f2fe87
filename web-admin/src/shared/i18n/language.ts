export type ConsoleLanguage = 'en' | 'es';

/** Key of the choice in local storage. */
export const STORED = 'tablemates.console.language';

const isLanguage = (text: string | null): text is ConsoleLanguage => text === 'en' || text === 'es';

/** The stored choice of this device, else the first supported language of the browser. */
function preferredLanguage(): ConsoleLanguage {
  const stored = localStorage.getItem(STORED);
  if (isLanguage(stored)) return stored;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** The language of all texts. It is fixed while the page is open, so that constants may hold translated texts. */
export const LANGUAGE: ConsoleLanguage = preferredLanguage();

/** The locale of dates and numbers. */
export const LOCALE = LANGUAGE === 'es' ? 'es-US' : 'en-US';
