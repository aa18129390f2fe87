import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { errorMessage } from '../../shared/api/http.js';
import { postRecordAction } from '../../shared/api/record-action.js';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.js';
import { t } from './messages.js';

/** Ends one link before its time. */
export function RevokeButton({ id, note }: { id: number; note: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => postRecordAction('invitations', id, 'revoke'),
    onError: (error) => notify(errorMessage(error), { type: 'error' }),
    onSettled: () => {
      setOpen(false);
      refresh();
    },
  });
  return (
    <>
      <Button color="inherit" aria-label={t('revokeOf', { note })} onClick={() => setOpen(true)}>
        {t('revoke')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('revokeOf', { note })}
        text={t('revokeText')}
        action={t('revoke')}
        isBusy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
