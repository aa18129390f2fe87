import { type Language, LANGUAGES, LOCALE_OF } from '../../../../src/domain/shared/language.js';
import { setDevicePreference, devicePreference } from '../device-preference.js';

/** The supported languages. English is bundled; every other language is loaded on demand. */
export const LOCALES = LANGUAGES;
export type Locale = Language;

const CHOICE = 'language';

const isSupported = (language: string | null): language is Locale => LOCALES.includes(language as Locale);

const languageOf = (tag: string): string => tag.split('-')[0]!.toLowerCase();

/** The region of a language tag such as `es-MX`; undefined for a malformed tag. */
const regionIn = (tag: string): string | undefined =>
  /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2}|\d{3})$/i.exec(tag)?.[1]?.toUpperCase();

/** The active language: the device's preference, or else the first supported browser language, or else English. */
export const locale: Locale =
  [devicePreference(CHOICE), ...navigator.languages.map(languageOf)].find(isSupported) ?? 'en';

/** Saves the language and reloads the page, because every text changes. */
export function setLocale(language: Locale): void {
  if (setDevicePreference(CHOICE, language)) location.reload();
}

/** The locale for dates and numbers: the language with the browser's region, such as `es-MX`. */
export const formattingLocale: string =
  navigator.languages.find((tag) => languageOf(tag) === locale && regionIn(tag)) ?? LOCALE_OF[locale];

/** The reader's region from the browser's languages, such as `MX`; it may differ from that of the active locale. */
export const region: string | undefined =
  navigator.languages.map(regionIn).find(Boolean) ?? regionIn(formattingLocale);

/** Whether the reader's region counts 24 hours, such as that of `en-GB`. */
export const has24Hours: boolean =
  new Intl.DateTimeFormat(formattingLocale, { hour: 'numeric' }).resolvedOptions().hourCycle === 'h23';
