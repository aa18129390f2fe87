import { DIETS, LONGEST_NOTE } from '@domain/private-preferences/private-preferences.js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PrivatePreferences } from '../api/types.js';
import { Button } from '../ui/Button.js';
import { Checkbox } from '../ui/Checkbox.js';
import { Dialog } from '../ui/Dialog.js';
import { TextArea } from '../ui/Field.js';
import { Loaded } from '../ui/Loaded.js';
import { Skeleton } from '../ui/Skeleton.js';
import { ToggleChips } from '../ui/ToggleChips.js';
import { LanguagesField } from './LanguagesField.js';
import { t } from './messages.js';
import { useChangePrivatePreferences, usePrivatePreferences } from './own-private-preferences.js';
import { SurveyFields } from './SurveyFields.js';

interface MyTableDialogProps {
  /** What an open form asks of the whole table. */
  wishes?: ReactNode;
  onClose: () => void;
}

/** What the user needs of a table and tells nobody there, and the answers by which they are seated; all saved at once. */
export function MyTableDialog({ wishes, onClose }: MyTableDialogProps) {
  const preferences = usePrivatePreferences();
  const change = useChangePrivatePreferences();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={t('hint')}
      footer={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <div className="grid gap-6">
        <Loaded
          query={preferences}
          failed={t('failed')}
          loading={[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-18" />
          ))}
        >
          {(own) => <Needs preferences={own} onChange={change} />}
        </Loaded>
        {wishes}
        <SurveyFields />
      </div>
    </Dialog>
  );
}

interface NeedsProps {
  preferences: PrivatePreferences;
  onChange: (change: Partial<PrivatePreferences>) => void;
}

function Needs({ preferences: { diets, isStepFree, languages, noteForBooker }, onChange }: NeedsProps) {
  return (
    <>
      <ToggleChips
        legend={t('diets')}
        hint={t('dietsHint')}
        choices={DIETS.map((value) => ({ value, label: t(`diet_${value}`) }))}
        chosen={diets}
        onChange={(chosen) => onChange({ diets: chosen })}
      />
      <Checkbox
        label={t('stepFree')}
        hint={t('stepFreeHint')}
        checked={isStepFree}
        onChange={({ target }) => onChange({ isStepFree: target.checked })}
      />
      <LanguagesField languages={languages} onChange={(chosen) => onChange({ languages: chosen })} />
      <Note saved={noteForBooker ?? ''} onSave={(note) => onChange({ noteForBooker: note || null })} />
    </>
  );
}

/** Saved when the field is left, or with it the dialog. */
function Note({ saved, onSave }: { saved: string; onSave: (note: string) => void }) {
  const [text, setText] = useState(saved);
  const save = () => text.trim() !== saved && onSave(text.trim());
  const saveOnLeaving = useRef(save);
  useEffect(() => void (saveOnLeaving.current = save));
  useEffect(() => () => void saveOnLeaving.current(), []);
  return (
    <TextArea
      label={t('note')}
      hint={t('noteHint')}
      rows={2}
      value={text}
      onBlur={save}
      onChange={({ target }) => setText([...target.value].slice(0, LONGEST_NOTE).join(''))}
    />
  );
}
