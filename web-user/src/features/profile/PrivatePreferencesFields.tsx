import { DIETS, LONGEST_NOTE } from '@domain/private-preferences/private-preferences.js';
import type { PrivatePreferences } from '../../shared/api/types.js';
import { TextArea } from '../../shared/ui/Field.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { LanguagesField } from './LanguagesField.js';
import type { useOwnPrivatePreferences } from './own-private-preferences.js';
import { t } from './private-preferences-messages.js';

/** What the user may say for nobody else to read: each field is optional. */
export function PrivatePreferencesFields({ own }: { own: ReturnType<typeof useOwnPrivatePreferences> }) {
  const { saved, preferences, choose } = own;
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1 font-display text-lg font-bold">{t('title')}</legend>
      <p className="text-sm text-muted">{t('hint')}</p>
      {preferences ? (
        <>
          <Diets diets={preferences.diets} onChange={(diets) => choose({ diets })} />
          <Checkbox
            label={t('stepFree')}
            hint={t('stepFreeHint')}
            isChecked={preferences.isStepFree}
            onChange={(isStepFree) => choose({ isStepFree })}
          />
          <LanguagesField languages={preferences.languages} onChange={(languages) => choose({ languages })} />
          <TextArea
            label={t('note')}
            hint={t('noteHint')}
            rows={2}
            value={preferences.noteForBooker ?? ''}
            onChange={({ target }) =>
              choose({ noteForBooker: [...target.value].slice(0, LONGEST_NOTE).join('') || null })
            }
          />
        </>
      ) : saved.isError ? (
        <LoadFailed title={t('failed')} error={saved.error} onRetry={() => void saved.refetch()} />
      ) : (
        [1, 2, 3].map((row) => <Skeleton key={row} className="h-18" />)
      )}
    </fieldset>
  );
}

function Diets({
  diets,
  onChange,
}: {
  diets: PrivatePreferences['diets'];
  onChange: (diets: PrivatePreferences['diets']) => void;
}) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t('diets')}</legend>
      <p className="mb-1 text-sm text-muted">{t('dietsHint')}</p>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {DIETS.map((diet) => (
          <Checkbox
            key={diet}
            label={t(`diet_${diet}`)}
            isChecked={diets.includes(diet)}
            onChange={(isChecked) =>
              onChange(isChecked ? [...diets, diet] : diets.filter((other) => other !== diet))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

interface CheckboxProps {
  label: string;
  hint?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

function Checkbox({ label, hint, isChecked, onChange }: CheckboxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
      <input
        type="checkbox"
        className="mt-0.5 size-6 shrink-0 accent-tomato"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <span className="block font-medium">{label}</span>
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}
