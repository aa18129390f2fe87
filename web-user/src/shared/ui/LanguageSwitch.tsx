import { LANGUAGE_NAMES } from '@domain/shared/language.js';
import { locale, LOCALES, setLocale } from '../i18n/locale.js';

/** Switches the language of the app. */
export function LanguageSwitch() {
  return LOCALES.filter((language) => language !== locale).map((language) => (
    <button
      key={language}
      type="button"
      lang={language}
      onClick={() => setLocale(language)}
      className="min-h-11 px-2 font-semibold underline underline-offset-3 hover:text-tomato-deep"
    >
      {LANGUAGE_NAMES[language]}
    </button>
  ));
}
