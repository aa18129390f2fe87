import { MEAL_TIMES } from '@domain/shared/slot.js';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { mealLabel } from '../../../shared/dates.js';
import { fieldProps } from '../../../shared/forms/field-props.js';
import { saturdayLabel } from '../../../shared/moments.js';
import { useMe } from '../../../shared/session/me.js';
import { today } from '../../../shared/today.js';
import { ChoiceGroup } from '../../../shared/ui/ChoiceGroup.js';
import { FieldError, Select, TextInput } from '../../../shared/ui/Field.js';
import { filterOptions } from '../filters.js';
import { FormSection } from './FormSection.js';
import { t } from './messages.js';
import type { PlanFields } from './plan-fields.js';

const NAMED_TIMES: readonly string[] = ['brunch', ...MEAL_TIMES];

interface ScheduleFieldsProps {
  form: UseFormReturn<PlanFields>;
  /** Whether date and time are locked because participants rely on them. */
  isScheduleLocked: boolean;
}

/** The Saturday and the time. */
export function ScheduleFields({ form, isScheduleLocked: isSettled }: ScheduleFieldsProps) {
  const { errors } = form.formState;
  const field = fieldProps(form);
  const [date, time] = useWatch({ control: form.control, name: ['scheduledDate', 'scheduledTime'] });
  const isNamed = NAMED_TIMES.includes(time);
  const days = [...new Set([date, ...filterOptions(today(useMe())).date])].sort();
  return (
    <FormSection title={t('when')} text={isSettled ? t('settled') : undefined}>
      <fieldset disabled={isSettled} className="grid gap-4 disabled:opacity-60">
        <legend className="sr-only">{t('when')}</legend>
        <Select
          label={t('day')}
          options={days.map((value) => ({ value, label: saturdayLabel(value) }))}
          {...field('scheduledDate')}
        />
        <Controller
          control={form.control}
          name="scheduledTime"
          render={({ field }) => (
            <>
              <ChoiceGroup
                legend={t('time')}
                value={isNamed ? field.value : 'clock'}
                onChange={(chosen) => field.onChange(chosen === 'clock' ? '' : chosen)}
                choices={[...NAMED_TIMES, 'clock'].map((value) => ({
                  value,
                  label: value === 'clock' ? t('anotherTime') : mealLabel(value),
                }))}
                className="grid-cols-2 text-sm sm:text-base"
              />
              {isNamed ? (
                <FieldError>{errors.scheduledTime?.message}</FieldError>
              ) : (
                <TextInput
                  label={t('clock')}
                  type="time"
                  step={300}
                  error={errors.scheduledTime?.message}
                  {...field}
                />
              )}
            </>
          )}
        />
      </fieldset>
    </FormSection>
  );
}
