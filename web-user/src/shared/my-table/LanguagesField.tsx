import { SPOKEN_LANGUAGES } from '@domain/private-preferences/languages.js';
import { MOST_LANGUAGES } from '@domain/private-preferences/private-preferences.js';
import { X } from 'lucide-react';
import type { PrivatePreferences } from '../api/types.js';
import { formattingLocale } from '../i18n/locale.js';
import { Select } from '../ui/Field.js';
import { CHIP } from '../ui/ToggleChips.js';
import { t } from './messages.js';

type Languages = PrivatePreferences['languages'];

const names = new Intl.DisplayNames(formattingLocale, { type: 'language' });

export const languageName = (code: string): string => names.of(code) ?? code;

interface LanguagesFieldProps {
  languages: Languages;
  onChange: (languages: Languages) => void;
}

/** The languages a user speaks: a list to add one from, and a button to remove each. */
export function LanguagesField({ languages, onChange }: LanguagesFieldProps) {
  const offered = SPOKEN_LANGUAGES.filter((code) => !languages.some((language) => language === code))
    .map((value) => ({ value, label: languageName(value) }))
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
                aria-label={t('removeLanguage', { language: languageName(code) })}
                onClick={() => onChange(languages.filter((other) => other !== code))}
              >
                {languageName(code)}
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
