import { chooseHere, chosenHere } from '../device-choice.js';

/** The languages the app speaks. English comes with the code; every other is loaded when it is asked for. */
export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** What speakers of each language call it. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', es: 'Español' };

const USUAL_REGIONS: Record<Locale, string> = { en: 'en-US', es: 'es-419' };
const CHOICE = 'language';

const isSpoken = (language: string | null): language is Locale => LOCALES.includes(language as Locale);

const languageOf = (tag: string): string => tag.split('-')[0]!.toLowerCase();

/** The region of a language tag such as `es-MX`; browsers are known to tell stranger ones, which have none. */
const regionIn = (tag: string): string | undefined =>
  /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2}|\d{3})$/i.exec(tag)?.[1]?.toUpperCase();

/** The language chosen on this device, else the first of the browser's that the app speaks, else English. */
export const locale: Locale =
  [chosenHere(CHOICE), ...navigator.languages.map(languageOf)].find(isSpoken) ?? 'en';

/** Speaks another language from now on. The page is loaded anew, as every text on it changes. */
export function speak(language: Locale): void {
  if (chooseHere(CHOICE, language)) location.reload();
}

/** How dates and numbers are written: as the browser's own region does in the language, such as `es-MX`. */
export const formattingLocale: string =
  navigator.languages.find((tag) => languageOf(tag) === locale && regionIn(tag)) ?? USUAL_REGIONS[locale];

/** Where the reader is at home, as the browser's languages tell: `MX`. It may differ from the language's region. */
export const region: string | undefined =
  navigator.languages.map(regionIn).find(Boolean) ?? regionIn(formattingLocale);
