import { INTEREST_OPTIONS, MOST_INTERESTS } from '@domain/account/interests.js';
import { messagesOf } from '../i18n/messages-of.js';
import { label } from '../labels.js';
import { TextInput } from '../ui/Field.js';
import { ToggleChips } from '../ui/ToggleChips.js';
import { type ChosenInterests, interestsNamed } from './chosen-interests.js';

const t = messagesOf('interests');

interface InterestsFieldProps {
  legend: string;
  /** Its field of a form. */
  of: {
    field: { value: ChosenInterests; onChange: (value: ChosenInterests) => void };
    fieldState: { error?: { message?: string } };
  };
}

/** Field with the predefined interests as toggles and a text input for custom ones. */
export function InterestsField({ legend, of: { field, fieldState } }: InterestsFieldProps) {
  const { value, onChange } = field;
  const { chosen, others } = value;
  const count = interestsNamed(value).size;
  return (
    <>
      <ToggleChips
        legend={legend}
        choices={INTEREST_OPTIONS.map((interest) => ({ value: interest as string, label: label(interest) }))}
        chosen={chosen}
        onChange={(next) => onChange({ others, chosen: next })}
      />
      <TextInput
        label={t('others')}
        error={fieldState.error?.message}
        hint={t('othersHint')}
        counter={
          <span className={count > MOST_INTERESTS ? 'font-semibold text-beet' : undefined}>
            {t('counter', { count, most: MOST_INTERESTS })}
          </span>
        }
        value={others}
        onChange={(event) => onChange({ chosen, others: event.target.value })}
      />
    </>
  );
}
