import { type ReactNode, useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import type { Person } from '../../shared/api/types.js';
import { useAct } from '../../shared/api/use-record-action.js';
import { ReasonField } from '../../shared/suspension/SuspensionReasonField.js';
import { ActDialog } from '../../shared/ui/FormDialog.js';
import { WhatHappens } from '../../shared/ui/Consequences.js';

interface Props {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Proposes to end an account. Nobody ends one alone. */
export function EndDialog({ person, onClose }: Props): ReactNode {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const notify = useNotify();
  const { mutate, isPending, error } = useAct<RaRecord<number>>('users', 'terminate');
  const missing = reason.trim() === '' ? 'Please give a reason' : null;
  const propose = () => {
    setTried(true);
    if (missing) return;
    mutate(
      { id: person.id, body: { reason } },
      {
        onSuccess: () => {
          notify('Proposed. A second moderator finds it in the queue.', { type: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <ActDialog
      title={`End the account of ${person.name}`}
      doing="Propose"
      color="error"
      isBusy={isPending}
      error={error}
      onSubmit={propose}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} error={isTried ? missing : null} />
      <WhatHappens
        lines={[
          'Nothing yet: a second moderator must agree first. It appears in the queue.',
          'Once they agree, the person is signed out everywhere, loses their seats and cannot sign in again. They read your reason.',
          'They may appeal once.',
        ]}
      />
    </ActDialog>
  );
}
