import { ADULT_AGE } from '@domain/shared/age.js';
import { dateParts } from '@domain/shared/calendar-date.js';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { today } from '../../shared/today.js';
import { FieldError, Select } from '../../shared/ui/Field.js';
import { t } from './messages.js';

/** The first year offered is that of users who turn 18 now; the list goes back this many years from there. */
const YEARS_BACK = 63;

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
      <div className="grid grid-cols-[1.5fr_1fr_1.2fr] gap-2.5">
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
