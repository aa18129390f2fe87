import { type ReactNode, useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import type { UserReference } from '../api/types.js';
import { useRecordAction } from '../api/use-record-action.js';
import { formatCalendarDay } from '../time/dates.js';
import { Consequences } from '../ui/Consequences.js';
import { FormDialog } from '../ui/FormDialog.js';
import { SuspensionEndField } from './SuspensionEndField.js';
import { SuspensionReasonField } from './SuspensionReasonField.js';

/** @returns a sentence about the end of the suspension */
function returnText(until: string | null): string {
  if (until === null) return 'They cannot sign in until somebody lifts it. They read your reason instead.';
  const when = until === '' ? 'that day' : formatCalendarDay(until);
  return `They can sign in again on ${when}. Until then they read your reason instead.`;
}

interface Props {
  readonly person: UserReference;
  readonly onClose: () => void;
}

/** Suspends a user until a date, or until staff lift the suspension. */
export function SuspendDialog({ person, onClose }: Props): ReactNode {
  const [until, setUntil] = useState<string | null>('');
  const [reason, setReason] = useState('');
  const [hasSubmitted, setSubmitted] = useState(false);
  const notify = useNotify();
  const { mutate, isPending, error } = useRecordAction<RaRecord<number>>('users', 'suspend');
  const noDay = until === '' ? 'Please choose a day' : null;
  const noReason = reason.trim() === '' ? 'Please give a reason' : null;

  const submit = () => {
    setSubmitted(true);
    if (noDay || noReason) return;
    mutate(
      { id: person.id, body: { reason, until: until ?? undefined } },
      {
        onSuccess: () => {
          notify(`${person.name} is suspended.`, { type: 'success' });
          onClose();
        },
      },
    );
  };

  return (
    <FormDialog
      title={`Suspend ${person.name}`}
      submitLabel="Suspend"
      color="error"
      isBusy={isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SuspensionEndField value={until} onChange={setUntil} error={hasSubmitted ? noDay : null} />
      <SuspensionReasonField value={reason} onChange={setReason} error={hasSubmitted ? noReason : null} />
      <Consequences
        lines={[
          'They are signed out everywhere within seconds, open chats included.',
          'Their open request is cancelled and their seats go to others.',
          returnText(until),
          'They may appeal once; somebody else than you answers.',
        ]}
      />
    </FormDialog>
  );
}
