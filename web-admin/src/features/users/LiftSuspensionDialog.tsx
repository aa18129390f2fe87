import { type ReactNode, useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { LONGEST_REASON } from '@domain/moderation/suspension.js';
import type { UserReference } from '../../shared/api/types.js';
import { useDecidedOn } from '../../shared/api/use-decided-on.js';
import { useRecordAction } from '../../shared/api/use-record-action.js';
import { Consequences } from '../../shared/ui/Consequences.js';
import { FormDialog } from '../../shared/ui/FormDialog.js';
import { NoteField } from '../../shared/ui/NoteField.js';
import { t } from './messages.js';

interface Props {
  readonly person: UserReference;
  readonly lastDecisionId: number | null;
  readonly onClose: () => void;
}

export function LiftSuspensionDialog({ person, lastDecisionId, onClose }: Props): ReactNode {
  const [note, setNote] = useState('');
  const decidedOn = useDecidedOn(lastDecisionId);
  const notify = useNotify();
  const { mutate, isPending, error } = useRecordAction<RaRecord<number>>('users', 'lift');
  const lift = () =>
    mutate(
      { id: person.id, body: { note: note.trim() || undefined, ...decidedOn } },
      {
        onSuccess: () => {
          notify(t('canSignIn', { name: person.name }), { type: 'success' });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t('letBackInName', { name: person.name })}
      submitLabel={t('letBackIn')}
      isBusy={isPending}
      error={error}
      onSubmit={lift}
      onClose={onClose}
    >
      <NoteField
        label={t('note')}
        hint={t('noteHint')}
        maxLength={LONGEST_REASON}
        value={note}
        onChange={setNote}
      />
      <Consequences lines={[t('canSignInAndTold'), t('seatsStayGone')]} />
    </FormDialog>
  );
}
