import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { changeLanguage } from '../shared/i18n/change-language.js';
import { type ConsoleLanguage, LANGUAGE } from '../shared/i18n/language.js';

/** react-admin's provider of its own texts; the console's texts are in catalogs. A change loads the page again. */
export const i18nProviderOf = (messages: TranslationMessages) => ({
  ...polyglotI18nProvider(() => messages, LANGUAGE, LANGUAGES, { allowMissing: true }),
  changeLocale: async (language: string) => changeLanguage(language as ConsoleLanguage),
});

const LANGUAGES = [
  { locale: 'en', name: 'English' },
  { locale: 'es', name: 'Español' },
];
