import { useController, type UseFormReturn, useWatch } from 'react-hook-form';
import { distanceLabel } from '../../../shared/distances.js';
import { fieldProps } from '../../../shared/forms/field-props.js';
import { InterestsField } from '../../../shared/interests/InterestsField.js';
import { Checkbox } from '../../../shared/ui/Checkbox.js';
import { Select } from '../../../shared/ui/Field.js';
import { Slider } from '../../../shared/ui/Slider.js';
import { FormSection } from './FormSection.js';
import { t } from './messages.js';
import { AGES, type PlanFields } from './plan-fields.js';

const MILES = [2, 5, 10, 15, 25, 50];

const upper = (age: number): string => (age >= AGES.max ? t('andOlder', { age }) : String(age));

const agesLabel = ([min, max]: PlanFields['ages']): string =>
  min <= AGES.min && max >= AGES.max ? t('allAges') : t('ageRange', { min, max: upper(max) });

/** Age range, distance and interests. */
export function ParticipantFields({ form }: { form: UseFormReturn<PlanFields> }) {
  const field = fieldProps(form);
  const { control } = form;
  const ages = useController({ control, name: 'ages' }).field;
  const interests = useController({ control, name: 'requiredInterests' });
  const chosen = useWatch({ control, name: 'maxDistance' });
  const distances = [...new Set([...MILES, ...(chosen ? [Number(chosen)] : [])])].sort((a, b) => a - b);
  return (
    <FormSection title={t('who')} text={t('whoText')}>
      <Slider
        label={t('ages')}
        shown={agesLabel(ages.value)}
        thumbs={[
          { name: t('youngest'), text: (age) => t('years', { age }) },
          { name: t('oldest'), text: (age) => t('years', { age: upper(age) }) },
        ]}
        min={AGES.min}
        max={AGES.max}
        step={1}
        value={ages.value}
        onChange={ages.onChange}
      />
      <Select
        label={t('distance')}
        options={[
          { value: '', label: t('anyDistance') },
          ...distances.map((miles) => ({
            value: miles,
            label: t('within', { distance: distanceLabel(miles) }),
          })),
        ]}
        {...field('maxDistance')}
      />
      <InterestsField legend={t('interests')} of={interests} />
      <Checkbox
        label={t('enforce')}
        hint={t('enforceHint')}
        role="switch"
        {...form.register('enforceLimits')}
      />
    </FormSection>
  );
}
