/** The languages of the product's texts. */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** The locale by which dates and times of a language are formatted. */
export const LOCALE_OF: Readonly<Record<Language, string>> = {
  en: 'en-US',
  es: 'es-419',
  fr: 'fr-FR',
  de: 'de-DE',
};

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};
