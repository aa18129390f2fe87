import { SPOKEN_LANGUAGES } from '@domain/private-preferences/languages.js';
import { MOST_LANGUAGES } from '@domain/private-preferences/private-preferences.js';
import { X } from 'lucide-react';
import type { PrivatePreferences } from '../../shared/api/types.js';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { Select } from '../../shared/ui/Field.js';
import { t } from './private-preferences-messages.js';

const CHIP =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border-2 border-line-strong px-4 font-semibold transition-colors hover:border-ink';

type Languages = PrivatePreferences['languages'];

interface LanguagesFieldProps {
  languages: Languages;
  onChange: (languages: Languages) => void;
}

/** The languages a user speaks: a list to add one from, and a button to remove each. */
export function LanguagesField({ languages, onChange }: LanguagesFieldProps) {
  const names = new Intl.DisplayNames(formattingLocale, { type: 'language' });
  const nameOf = (code: string) => names.of(code) ?? code;
  const offered = SPOKEN_LANGUAGES.filter((code) => !languages.some((language) => language === code))
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, formattingLocale));
  return (
    <div className="grid gap-2">
      <Select
        label={t('languages')}
        hint={t('languagesHint')}
        value=""
        disabled={languages.length >= MOST_LANGUAGES}
        onChange={({ target }) => onChange([...languages, target.value as Languages[number]])}
        options={[{ value: '', label: t('addLanguage') }, ...offered]}
      />
      {languages.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {languages.map((code) => (
            <li key={code}>
              <button
                type="button"
                className={CHIP}
                aria-label={t('removeLanguage', { language: nameOf(code) })}
                onClick={() => onChange(languages.filter((other) => other !== code))}
              >
                {nameOf(code)}
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
