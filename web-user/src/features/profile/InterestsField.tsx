import { INTEREST_OPTIONS, MOST_INTERESTS } from '@domain/account/interests.js';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { label } from '../../shared/labels.js';
import { TextInput } from '../../shared/ui/Field.js';
import { t } from './messages.js';
import { interestsNamed, type ProfileFields } from './profile-fields.js';

const CHIP =
  'inline-flex min-h-11 items-center rounded-full border-2 border-line-strong px-4 font-semibold transition-colors hover:border-ink aria-pressed:border-tomato aria-pressed:bg-tomato-soft';

/** The interests on offer, to be switched on and off, and those of one's own. */
export function InterestsField({ form }: { form: UseFormReturn<ProfileFields> }) {
  const [chosen, others] = useWatch({ control: form.control, name: ['chosen', 'others'] });
  const count = interestsNamed({ chosen, others }).size;
  const toggle = (interest: string) =>
    form.setValue(
      'chosen',
      chosen.includes(interest) ? chosen.filter((other) => other !== interest) : [...chosen, interest],
      { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
    );

  return (
    <>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{t('interests')}</legend>
        <div className="flex flex-wrap gap-2">
          {INTEREST_OPTIONS.map((interest) => (
            <button
              key={interest}
              type="button"
              aria-pressed={chosen.includes(interest)}
              onClick={() => toggle(interest)}
              className={CHIP}
            >
              {label(interest)}
            </button>
          ))}
        </div>
      </fieldset>
      <TextInput
        label={t('otherInterests')}
        error={form.formState.errors.interests?.message}
        hint={
          <span className="flex justify-between gap-3">
            {t('otherHint')}
            <span className={count > MOST_INTERESTS ? 'font-semibold text-beet' : undefined}>
              {t('counter', { count, most: MOST_INTERESTS })}
            </span>
          </span>
        }
        {...form.register('others')}
      />
    </>
  );
}
