import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { errorMessage } from '../../shared/api/http.js';
import { useRecordAction } from '../../shared/api/use-record-action.js';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.js';
import { FormError } from '../../shared/ui/FormError.js';
import type { AnnouncementRecord } from './announcement-labels.js';
import { t } from './messages.js';

/** What a stop means in each state; without a text there is nothing to stop. */
function wordsOf({ status, subject, bannerUntil }: AnnouncementRecord) {
  if (status === 'sending')
    return { action: t('stop'), title: t('stopTitle', { subject }), text: t('stopText') };
  if (status === 'sent' && new Date(bannerUntil) > new Date())
    return { action: t('endBanner'), title: t('endBannerTitle'), text: t('endBannerText') };
  return null;
}

/** Stops what is being sent or shown, after a confirmation. */
export function StopAnnouncement({ record }: { record: AnnouncementRecord }): ReactNode {
  const [isConfirming, setConfirming] = useState(false);
  const notify = useNotify();
  const stop = useRecordAction<AnnouncementRecord>('announcements', 'stop');
  const words = wordsOf(record);
  if (!words) return null;
  const confirm = (): void =>
    stop.mutate(
      { id: record.id },
      {
        onSuccess: () => {
          setConfirming(false);
          notify(t('done'), { type: 'success' });
        },
      },
    );
  return (
    <>
      <Button variant="outlined" color="error" sx={{ mt: 2 }} onClick={() => setConfirming(true)}>
        {words.action}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        {...words}
        isBusy={stop.isPending}
        onClose={() => setConfirming(false)}
        onConfirm={confirm}
      >
        <FormError>{stop.isError && errorMessage(stop.error)}</FormError>
      </ConfirmDialog>
    </>
  );
}
