import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { errorMessage } from '../../shared/api/http.js';
import { formatDateTime } from '../../shared/time/dates.js';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.js';
import { FormError } from '../../shared/ui/FormError.js';
import { type DeadJob, taskLabel } from './system-labels.js';
import { useDeadJobAction } from './use-dead-job-action.js';
import { t } from './messages.js';

interface Props {
  readonly job: DeadJob;
  /** Gets the focus when the job was retried or discarded, because its buttons are removed with it. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** Retry and discard; a job whose payload was not kept can only be discarded. */
export function DeadJobActions({ job, focusAfter }: Props): ReactNode {
  const [isConfirming, setConfirming] = useState(false);
  const retry = useDeadJobAction('retry', t('retried'));
  const discard = useDeadJobAction('discard', t('discarded'));
  const values = { task: taskLabel(job.task), id: job.id };
  useEffect(() => () => focusIfLost(focusAfter), [focusAfter]);
  const isBusy = retry.isPending || discard.isPending;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {job.isRetryable && (
          <Button
            size="small"
            variant="outlined"
            aria-label={t('retryJob', values)}
            loading={retry.isPending}
            disabled={isBusy}
            onClick={() => retry.mutate(job.id)}
          >
            {t('retry')}
          </Button>
        )}
        <Button
          size="small"
          color="error"
          aria-label={t('discardJob', values)}
          disabled={isBusy}
          onClick={() => setConfirming(true)}
        >
          {t('discard')}
        </Button>
        {!job.isRetryable && <Box component="span">{t('notKept')}</Box>}
      </Box>
      <FormError>{retry.error && errorMessage(retry.error)}</FormError>
      <ConfirmDialog
        open={isConfirming}
        title={t('discardTitle')}
        text={t('discardText', { task: values.task, time: formatDateTime(job.queuedAt) })}
        action={t('discard')}
        isBusy={discard.isPending}
        onConfirm={() => discard.mutate(job.id)}
        onClose={() => setConfirming(false)}
      >
        <FormError>{discard.error && errorMessage(discard.error)}</FormError>
      </ConfirmDialog>
    </>
  );
}

/** Runs after the buttons were removed: the focus is then on the page itself. */
function focusIfLost({ current }: RefObject<HTMLElement | null>): void {
  if (document.activeElement === document.body) current?.focus();
}
