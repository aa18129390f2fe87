import { LANGUAGE_NAMES, locale, LOCALES, speak } from '../i18n/locale.js';
import { cx } from './cx.js';

/** Turns the app to another language it speaks, by the name its speakers call it. */
export function LanguageSwitch({ className }: { className?: string }) {
  return LOCALES.filter((language) => language !== locale).map((language) => (
    <button
      key={language}
      type="button"
      lang={language}
      onClick={() => speak(language)}
      className={cx(
        'min-h-11 px-2 font-semibold underline underline-offset-3 hover:text-tomato-deep',
        className,
      )}
    >
      {LANGUAGE_NAMES[language]}
    </button>
  ));
}
