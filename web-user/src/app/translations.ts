import type { Texts } from '../../../locales/messages.js';
import type { Locale } from '../shared/i18n/locale.js';
import { translateWith } from '../shared/i18n/messages-of.js';

/** The texts of each language, as one file per language; English is part of the app. */
export const TRANSLATIONS: Record<Exclude<Locale, 'en'>, () => Promise<{ readonly default: Texts }>> = {
  es: () => import('../../../locales/es/app.json', { with: { type: 'json' } }),
  fr: () => import('../../../locales/fr/app.json', { with: { type: 'json' } }),
  de: () => import('../../../locales/de/app.json', { with: { type: 'json' } }),
};

/** Loads the texts of the language. @throws when their file cannot be loaded */
export async function loadTranslations(locale: Locale): Promise<void> {
  if (locale !== 'en') translateWith((await TRANSLATIONS[locale]()).default);
}
