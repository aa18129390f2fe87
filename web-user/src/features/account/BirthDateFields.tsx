import { ADULT_AGE } from '@domain/shared/age.js';
import { dateParts } from '@domain/shared/calendar-date.js';
import { useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { today } from '../../shared/today.js';
import { FieldError, Select } from '../../shared/ui/Field.js';
import { t } from './messages.js';

/** The first year offered is that of users who turn 18 now; the list goes back this many years from there. */
const YEARS_BACK = 63;

/** The date that the fields show at first. */
export const PRESET_DATE = { month: 1, day: 1, year: 2000 };

type BirthDate = typeof PRESET_DATE;

/**
 * A question for who leaves the preset date, to be shown at the first submit: the date cannot be changed later.
 * @returns a function whose result is null where nothing is left to ask
 */
export function usePresetDateQuestion() {
  const wasAsked = useRef(false);
  return ({ month, day, year }: BirthDate): string | null => {
    const { month: january, day: first, year: preset } = PRESET_DATE;
    // A select gives its value as a text.
    const isPreset = Number(month) === january && Number(day) === first && Number(year) === preset;
    if (!isPreset || wasAsked.current) return null;
    wasAsked.current = true;
    const format = new Intl.DateTimeFormat(formattingLocale, { dateStyle: 'long', timeZone: 'UTC' });
    const date = format.format(Date.UTC(preset, january - 1, first));
    return t('presetDate', { date, button: t('createAccount') });
  };
}

const count = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

function monthNames(): Array<{ value: number; label: string }> {
  const format = new Intl.DateTimeFormat(formattingLocale, { month: 'long', timeZone: 'UTC' });
  return count(1, 12).map((month) => ({ value: month, label: format.format(Date.UTC(2000, month - 1, 1)) }));
}

function yearChoices(): number[] {
  const youngest = dateParts(today()).year - ADULT_AGE;
  return count(youngest - YEARS_BACK, youngest).reverse();
}

interface BirthDateFieldsProps {
  error?: string;
  register: (part: 'month' | 'day' | 'year') => UseFormRegisterReturn;
}

export function BirthDateFields({ error, register }: BirthDateFieldsProps) {
  const plain = (value: number) => ({ value, label: String(value) });
  return (
    <fieldset>
      <legend className="mb-2 font-display font-bold">{t('dateOfBirth')}</legend>
      <div className="grid grid-cols-[1.5fr_1fr_1.2fr] gap-2.5 max-sm:[&_select]:pr-7 max-sm:[&_select]:pl-2.5">
        <Select label={t('month')} autoComplete="bday-month" options={monthNames()} {...register('month')} />
        <Select
          label={t('day')}
          autoComplete="bday-day"
          options={count(1, 31).map(plain)}
          {...register('day')}
        />
        <Select
          label={t('year')}
          autoComplete="bday-year"
          options={yearChoices().map(plain)}
          {...register('year')}
        />
      </div>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}
