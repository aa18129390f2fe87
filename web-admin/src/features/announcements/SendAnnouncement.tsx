import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { errorMessage } from '../../shared/api/http.js';
import { useRecordAction } from '../../shared/api/use-record-action.js';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.js';
import { FormError } from '../../shared/ui/FormError.js';
import type { AnnouncementRecord } from './announcement-labels.js';
import { t } from './messages.js';
import { useAnnouncementPreview } from './use-announcement-preview.js';

/** Sends a draft now, in the version that was seen when the dialog was opened. The button says to how many. */
export function SendAnnouncement({ record }: { record: AnnouncementRecord }): ReactNode {
  const [seen, setSeen] = useState<number | null>(null);
  const { data } = useAnnouncementPreview(record);
  const notify = useNotify();
  const send = useRecordAction<AnnouncementRecord>('announcements', 'send');
  const action = data ? t('sendTo', { count: data.recipients }) : t('send');
  const confirm = (): void =>
    send.mutate(
      { id: record.id, body: { version: seen } },
      {
        onSuccess: () => {
          setSeen(null);
          notify(t('isSending'), { type: 'success' });
        },
      },
    );
  return (
    <>
      <Button variant="contained" disabled={!data} sx={{ mt: 2 }} onClick={() => setSeen(record.version)}>
        {action}
      </Button>
      <ConfirmDialog
        open={seen !== null}
        title={t('sendTitle', { subject: record.subject })}
        text={t('sendText')}
        action={action}
        isBusy={send.isPending}
        onClose={() => setSeen(null)}
        onConfirm={confirm}
      >
        <FormError>{send.isError && errorMessage(send.error)}</FormError>
      </ConfirmDialog>
    </>
  );
}
