import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { callJson, errorMessage } from '../../shared/api/http.js';
import { t } from './messages.js';

/** Retries the oldest failed jobs together, and tells how many are left. */
export function RetryAllJobs(): ReactElement {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callJson<{ retried: number; left: number }>('POST', '/dead-jobs/retry'),
    onSuccess: (counts) => {
      notify(t('retriedAll', counts), { type: 'success' });
      refresh();
    },
    onError: async (error) => {
      notify(errorMessage(error), { type: 'error' });
      await logoutIfAccessDenied(error);
    },
  });
  return (
    <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
      {t('retryAll')}
    </Button>
  );
}
