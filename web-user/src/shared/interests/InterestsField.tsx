import { INTEREST_OPTIONS, MOST_INTERESTS } from '@domain/account/interests.js';
import { label } from '../labels.js';
import { TextInput } from '../ui/Field.js';
import { type ChosenInterests, interestsNamed } from './chosen-interests.js';
import { t } from './messages.js';

const CHIP =
  'inline-flex min-h-11 items-center rounded-full border-2 border-line-strong px-4 font-semibold transition-colors hover:border-ink aria-pressed:border-tomato aria-pressed:bg-tomato-soft';

interface InterestsFieldProps {
  legend: string;
  value: ChosenInterests;
  error?: string;
  onChange: (value: ChosenInterests) => void;
}

/** Field with the predefined interests as toggles and a text input for custom ones. */
export function InterestsField({ legend, value, error, onChange }: InterestsFieldProps) {
  const { chosen, others } = value;
  const count = interestsNamed(value).size;
  const toggle = (interest: string) =>
    onChange({
      others,
      chosen: chosen.includes(interest)
        ? chosen.filter((other) => other !== interest)
        : [...chosen, interest],
    });

  return (
    <>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{legend}</legend>
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
        label={t('others')}
        error={error}
        hint={
          <span className="flex justify-between gap-3">
            {t('othersHint')}
            <span className={count > MOST_INTERESTS ? 'font-semibold text-beet' : undefined}>
              {t('counter', { count, most: MOST_INTERESTS })}
            </span>
          </span>
        }
        value={others}
        onChange={(event) => onChange({ chosen, others: event.target.value })}
      />
    </>
  );
}
