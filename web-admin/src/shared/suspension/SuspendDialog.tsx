import { type ReactNode, useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import type { UserReference } from '../api/types.js';
import { useDecidedOn } from '../api/use-decided-on.js';
import { useRecordAction } from '../api/use-record-action.js';
import { formatCalendarDay } from '../time/dates.js';
import { Consequences } from '../ui/Consequences.js';
import { FormDialog } from '../ui/FormDialog.js';
import { t } from './messages.js';
import { SuspensionEndField } from './SuspensionEndField.js';
import { SuspensionReasonField } from './SuspensionReasonField.js';

/** @returns a sentence about the end of the suspension */
function returnText(until: string | null): string {
  if (until === null) return t('returnsWhenLifted');
  return until === '' ? t('returnsThatDay') : t('returnsOn', { day: formatCalendarDay(until) });
}

interface Props {
  readonly person: UserReference;
  /** The last decision on the person, as the page shows it. */
  readonly lastDecisionId: number | null;
  readonly onClose: () => void;
}

/** Suspends a user until a date, or until staff lift the suspension. */
export function SuspendDialog({ person, lastDecisionId, onClose }: Props): ReactNode {
  const [until, setUntil] = useState<string | null>('');
  const [reason, setReason] = useState('');
  const [hasSubmitted, setSubmitted] = useState(false);
  const decidedOn = useDecidedOn(lastDecisionId);
  const notify = useNotify();
  const { mutate, isPending, error } = useRecordAction<RaRecord<number>>('users', 'suspend');
  const noDay = until === '' ? t('chooseDate') : null;
  const noReason = reason.trim() === '' ? t('giveReason') : null;

  const submit = () => {
    setSubmitted(true);
    if (noDay || noReason) return;
    mutate(
      { id: person.id, body: { reason, until: until ?? undefined, ...decidedOn } },
      {
        onSuccess: () => {
          notify(t('suspended', { name: person.name }), { type: 'success' });
          onClose();
        },
      },
    );
  };

  return (
    <FormDialog
      title={t('suspendName', { name: person.name })}
      submitLabel={t('suspend')}
      color="error"
      isBusy={isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SuspensionEndField value={until} onChange={setUntil} error={hasSubmitted ? noDay : null} />
      <SuspensionReasonField value={reason} onChange={setReason} error={hasSubmitted ? noReason : null} />
      <Consequences lines={[t('signedOut'), t('seatsGo'), returnText(until), t('appeal')]} />
    </FormDialog>
  );
}
