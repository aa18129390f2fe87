import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { type Language, LANGUAGE_NAMES } from '../../../src/domain/shared/language.js';
import { LANGUAGE, STORED } from '../shared/i18n/language.js';

/** react-admin's provider of its own texts; the console's are beside them in `locales`. A change loads the page again. */
export const i18nProviderOf = (messages: TranslationMessages) => ({
  ...polyglotI18nProvider(() => messages, LANGUAGE, LANGUAGES, { allowMissing: true }),
  changeLocale: async (language: string) => changeLanguage(language as Language),
});

const LANGUAGES = Object.entries(LANGUAGE_NAMES).map(([locale, name]) => ({ locale, name }));

/** Stores the choice and loads the page again in that language. */
function changeLanguage(language: Language): void {
  localStorage.setItem(STORED, language);
  location.reload();
}
