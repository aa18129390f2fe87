import { MEETUP_TYPES, SEATS } from '@domain/meetup/meetup-plan.js';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Meetup } from '../../../shared/api/types.js';
import { fieldProps } from '../../../shared/forms/field-props.js';
import { ChoiceGroup } from '../../../shared/ui/ChoiceGroup.js';
import { Select, TextArea, TextInput } from '../../../shared/ui/Field.js';
import { FormSection } from './FormSection.js';
import { t } from './messages.js';
import type { PlanFields } from './plan-fields.js';

const MAX_TITLE = 100;
const MAX_DESCRIPTION = 1000;

/** The seat counts offered: no fewer than the seats already taken. */
function SeatsField({ form, taken }: { form: UseFormReturn<PlanFields>; taken: number }) {
  const fewest = Math.max(SEATS.fewest, taken);
  const counts = Array.from({ length: SEATS.most - fewest + 1 }, (_, more) => fewest + more);
  return (
    <Select
      label={t('seats')}
      hint={taken > 1 ? t('seatsTaken', { taken }) : t('seatsHint')}
      options={counts.map((count) => ({ value: count, label: t('seatCount', { count }) }))}
      {...fieldProps(form)('maxParticipants')}
    />
  );
}

interface DescriptionFieldsProps {
  form: UseFormReturn<PlanFields>;
  /** The current state when editing; null for a new meetup. */
  meetup: Meetup | null;
}

/** Title, description, picture and seats. */
export function DescriptionFields({ form, meetup }: DescriptionFieldsProps) {
  const { errors } = form.formState;
  const field = fieldProps(form);
  const [meetupType, description] = useWatch({ control: form.control, name: ['meetupType', 'description'] });
  return (
    <FormSection title={t('what')}>
      <TextInput label={t('name')} hint={t('nameHint')} maxLength={MAX_TITLE} {...field('title')} />
      <TextArea
        label={t('description')}
        rows={3}
        maxLength={MAX_DESCRIPTION}
        error={errors.description?.message}
        hint={t('descriptionHint')}
        counter={t('counter', { count: description.length, most: MAX_DESCRIPTION })}
        {...form.register('description')}
      />
      {meetup ? (
        <p className="text-sm text-muted">
          <span className="font-semibold text-ink">{t(meetupType === '1v1' ? 'pair' : 'group')}.</span>{' '}
          {t('typeFixed')}
        </p>
      ) : (
        <ChoiceGroup
          legend={t('type')}
          value={meetupType}
          onChange={(chosen) => form.setValue('meetupType', chosen)}
          choices={MEETUP_TYPES.map((value) => ({ value, label: t(value === '1v1' ? 'pair' : 'group') }))}
          className="grid-cols-2"
        />
      )}
      {meetupType === '1v1' ? (
        <p className="text-sm text-muted">{t('pairSeats')}</p>
      ) : (
        <SeatsField form={form} taken={meetup?.currentParticipants ?? 0} />
      )}
    </FormSection>
  );
}
