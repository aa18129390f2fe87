import { type Texts, withErrors } from '../../../locales/messages.js';
import type { Locale } from '../shared/i18n/locale.js';
import { translateWith } from '../shared/i18n/messages-of.js';

/** The texts of each language; English is part of the app, and errors are in English where they come from. */
export const TRANSLATIONS: Record<Exclude<Locale, 'en'>, () => Promise<Texts>> = {
  es: () =>
    withErrors(
      import('../../../locales/es/app.json', { with: { type: 'json' } }),
      import('../../../locales/es/errors.json', { with: { type: 'json' } }),
    ),
  fr: () =>
    withErrors(
      import('../../../locales/fr/app.json', { with: { type: 'json' } }),
      import('../../../locales/fr/errors.json', { with: { type: 'json' } }),
    ),
  de: () =>
    withErrors(
      import('../../../locales/de/app.json', { with: { type: 'json' } }),
      import('../../../locales/de/errors.json', { with: { type: 'json' } }),
    ),
};

/** Loads the texts of the language. @throws when their file cannot be loaded */
export async function loadTranslations(locale: Locale): Promise<void> {
  if (locale !== 'en') translateWith(await TRANSLATIONS[locale]());
}
