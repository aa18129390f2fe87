import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { errorMessage } from '../../shared/api/http.js';
import { useRecordAction } from '../../shared/api/use-record-action.js';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.js';
import { FormError } from '../../shared/ui/FormError.js';
import type { MeetupRecord } from './meetup-labels.js';
import { t } from './messages.js';

const LONGEST_REASON = 300;

/** Cancels a meetup after a confirmation. */
export function CancelMeetup({ meetup }: { meetup: MeetupRecord }): ReactNode {
  /** The last decision when the dialog was opened. */
  const [confirming, setConfirming] = useState<{ readonly decidedAfter: number | null } | null>(null);
  const [reason, setReason] = useState('');
  const notify = useNotify();
  const cancel = useRecordAction<MeetupRecord>('meetups', 'cancel');
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        sx={{ mt: 2 }}
        onClick={() => setConfirming({ decidedAfter: meetup.lastDecisionId })}
      >
        {t('cancel')}
      </Button>
      <ConfirmDialog
        open={confirming !== null}
        title={t('cancelTitle', { title: meetup.title })}
        text={t('cancelText', { count: meetup.participants.length + meetup.waitlist.length })}
        action={t('cancel')}
        isBusy={cancel.isPending}
        onClose={() => setConfirming(null)}
        onConfirm={() =>
          cancel.mutate(
            { id: meetup.id, body: { reason: reason.trim() || undefined, ...confirming } },
            {
              onSuccess: () => {
                setConfirming(null);
                notify(t('cancelDone'), { type: 'success' });
              },
            },
          )
        }
      >
        <TextField
          label={t('reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          fullWidth
          multiline
          minRows={2}
          sx={{ my: 2 }}
          slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
        />
        <FormError>{cancel.isError && errorMessage(cancel.error)}</FormError>
      </ConfirmDialog>
    </>
  );
}
