/** The languages the app speaks. English comes with the code; every other is loaded when it is asked for. */
export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

const CHOICE = 'tablemates.language';

const isSpoken = (language: string | null | undefined): language is Locale =>
  LOCALES.includes(language as Locale);

/** The language chosen on this device, else the first of the browser's that the app speaks, else English. */
export const locale: Locale =
  [localStorage.getItem(CHOICE), ...navigator.languages.map((tag) => tag.slice(0, 2))].find(isSpoken) ?? 'en';

/** Speaks another language from now on. The page is loaded anew, as every text on it changes. */
export function speak(language: Locale): void {
  localStorage.setItem(CHOICE, language);
  location.reload();
}

/** Browsers on a bare Linux name languages that `Intl` refuses, such as `en-US@posix`. */
function isFormattable(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/** How dates and numbers are written: the browser's own region where it speaks the language, such as `es-MX`. */
export const formattingLocale: string =
  navigator.languages.find((tag) => tag.slice(0, 2) === locale && tag.length > 2 && isFormattable(tag)) ??
  { en: 'en-US', es: 'es-419' }[locale];
