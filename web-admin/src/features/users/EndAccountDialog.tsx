import { type ReactNode, useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import type { UserReference } from '../../shared/api/types.js';
import { useDecidedOn } from '../../shared/api/use-decided-on.js';
import { useRecordAction } from '../../shared/api/use-record-action.js';
import { SuspensionReasonField } from '../../shared/suspension/SuspensionReasonField.js';
import { Consequences } from '../../shared/ui/Consequences.js';
import { FormDialog } from '../../shared/ui/FormDialog.js';
import { t } from './messages.js';

interface Props {
  readonly person: UserReference;
  readonly lastDecisionId: number | null;
  readonly onClose: () => void;
}

/** Proposes to end an account; a second moderator must agree. */
export function EndAccountDialog({ person, lastDecisionId, onClose }: Props): ReactNode {
  const [reason, setReason] = useState('');
  const [hasSubmitted, setSubmitted] = useState(false);
  const decidedOn = useDecidedOn(lastDecisionId);
  const notify = useNotify();
  const { mutate, isPending, error } = useRecordAction<RaRecord<number>>('users', 'terminate');
  const missing = reason.trim() === '' ? t('giveReason') : null;
  const propose = () => {
    setSubmitted(true);
    if (missing) return;
    mutate(
      { id: person.id, body: { reason, ...decidedOn } },
      {
        onSuccess: () => {
          notify(t('proposed'), { type: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t('endAccountOf', { name: person.name })}
      submitLabel={t('propose')}
      color="error"
      isBusy={isPending}
      error={error}
      onSubmit={propose}
      onClose={onClose}
    >
      <SuspensionReasonField value={reason} onChange={setReason} error={hasSubmitted ? missing : null} />
      <Consequences lines={[t('nothingYet'), t('onceAgreed'), t('canAppeal')]} />
    </FormDialog>
  );
}
