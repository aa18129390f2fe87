import type { TranslationMessages } from 'react-admin';
import type { Language } from '../../../src/domain/shared/language.js';

/** Texts by the name of their catalog. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts of the console in each language; English is part of it. */
export const TRANSLATIONS: Record<
  Exclude<Language, 'en'>,
  () => Promise<{ readonly texts: Translations }>
> = {
  es: () => import('./spanish.js'),
  fr: () => import('./french.js'),
  de: () => import('./german.js'),
};

const REACT_ADMIN: Record<Language, () => Promise<{ reactAdminMessages: TranslationMessages }>> = {
  en: () => import('./react-admin-messages.js'),
  es: () => import('./react-admin-messages.es.js'),
  fr: () => import('./react-admin-messages.fr.js'),
  de: () => import('./react-admin-messages.de.js'),
};

/** Loads the texts of the language. @throws when their file cannot be loaded */
export async function loadTranslations(language: Language): Promise<void> {
  if (language !== 'en') await TRANSLATIONS[language]();
}

/** The texts of react-admin itself. @throws when their file cannot be loaded */
export const loadReactAdminMessages = (language: Language) => REACT_ADMIN[language]();
