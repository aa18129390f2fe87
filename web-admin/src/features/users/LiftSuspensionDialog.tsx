import { type ReactNode, useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { LONGEST_REASON } from '@domain/moderation/suspension.js';
import type { UserReference } from '../../shared/api/types.js';
import { useRecordAction } from '../../shared/api/use-record-action.js';
import { Consequences } from '../../shared/ui/Consequences.js';
import { FormDialog } from '../../shared/ui/FormDialog.js';
import { NoteField } from '../../shared/ui/NoteField.js';

interface Props {
  readonly person: UserReference;
  readonly onClose: () => void;
}

export function LiftSuspensionDialog({ person, onClose }: Props): ReactNode {
  const [note, setNote] = useState('');
  const notify = useNotify();
  const { mutate, isPending, error } = useRecordAction<RaRecord<number>>('users', 'lift');
  const lift = () =>
    mutate(
      { id: person.id, body: { note: note.trim() || undefined } },
      {
        onSuccess: () => {
          notify(`${person.name} may come in again.`, { type: 'success' });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={`Let ${person.name} in again`}
      submitLabel="Lift"
      isBusy={isPending}
      error={error}
      onSubmit={lift}
      onClose={onClose}
    >
      <NoteField
        label="Note to them"
        hint="If you like; they read it in a mail."
        maxLength={LONGEST_REASON}
        value={note}
        onChange={setNote}
      />
      <Consequences
        lines={[
          'They can sign in again at once, and are told so by mail.',
          'Seats and requests they had do not come back; they may ask anew.',
        ]}
      />
    </FormDialog>
  );
}
