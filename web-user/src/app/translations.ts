import type { Locale } from '../shared/i18n/locale.js';

/** Texts by the name of their catalog. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts of each language, as one file per language; English is part of the app. */
export const TRANSLATIONS: Record<Exclude<Locale, 'en'>, () => Promise<{ readonly texts: Translations }>> = {
  es: () => import('./spanish.js'),
  fr: () => import('./french.js'),
  de: () => import('./german.js'),
};

/** Loads the texts of the language. @throws when their file cannot be loaded */
export async function loadTranslations(locale: Locale): Promise<void> {
  if (locale !== 'en') await TRANSLATIONS[locale]();
}
