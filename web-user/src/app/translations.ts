import type { Texts } from '../../../locales/messages.js';
import type { Locale } from '../shared/i18n/locale.js';
import { translateWith } from '../shared/i18n/messages-of.js';

/** The texts of each language, one chunk each; English is part of the app, and errors are in English where they come from. */
export const TRANSLATIONS: Record<Exclude<Locale, 'en'>, () => Promise<{ readonly TEXTS: Texts }>> = {
  es: () => import('./texts/es.js'),
  fr: () => import('./texts/fr.js'),
  de: () => import('./texts/de.js'),
};

/** Loads the texts of the language. @throws when their file cannot be loaded */
export async function loadTranslations(locale: Locale): Promise<void> {
  if (locale !== 'en') translateWith((await TRANSLATIONS[locale]()).TEXTS);
}
