import { Box, Button, Typography } from '@mui/material';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { HttpError, ResourceContextProvider, useNotify, useRefresh } from 'react-admin';
import { FormDialog } from '../../shared/ui/FormDialog.js';
import { formatDateTime } from '../../shared/time/dates.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { FormError } from '../../shared/ui/FormError.js';
import { useAction } from '../../shared/api/use-action.js';
import { callJson, errorMessage } from '../../shared/api/http.js';
import { ListPage } from '../../shared/ui/ListPage.js';
import { postRecordAction } from '../../shared/api/use-record-action.js';
import { ResponsiveTable } from '../../shared/ui/ResponsiveTable.js';
import { TimeAgo } from '../../shared/time/DueTime.js';
import { type DeadJob, t, taskLabel } from './system-labels.js';

/** The jobs whose last attempt failed, with retry and discard. */
export function DeadJobList() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <ResourceContextProvider value="dead-jobs">
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {t('deadJobs')}
      </Typography>
      <Typography color="text.secondary">{t('deadJobsText')}</Typography>
      <ListPage
        sort={{ field: 'id', order: 'DESC' }}
        actions={<RetryAllJobs />}
        empty={<EmptyState title={t('noDeadJobs')} text={t('noDeadJobsText')} />}
      >
        <ResponsiveTable<DeadJob>
          label={t('deadJobs')}
          columns={[
            { label: t('job'), cell: ({ task }) => taskLabel(task) },
            { label: t('error'), cell: ({ error }) => error },
            { label: t('attempts'), isNumber: true, cell: ({ attempts }) => attempts },
            { label: t('failed'), sort: 'id', isShort: true, cell: ({ diedAt }) => <TimeAgo at={diedAt} /> },
            {
              label: t('whatToDo'),
              cell: (job) => <DeadJobActions job={job} focusAfter={heading} />,
            },
          ]}
        />
      </ListPage>
    </ResourceContextProvider>
  );
}

interface Props {
  readonly job: DeadJob;
  /** Gets the focus when the job was retried or discarded, because its buttons are removed with it. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** Retry and discard; a job whose payload was not kept can only be discarded. */
function DeadJobActions({ job, focusAfter }: Props) {
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
      {isConfirming && (
        <FormDialog
          title={t('discardTitle')}
          text={t('discardText', { task: values.task, time: formatDateTime(job.queuedAt) })}
          submitLabel={t('discard')}
          isBusy={discard.isPending}
          error={discard.error}
          onSubmit={() => discard.mutate(job.id)}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

/** Runs after the buttons were removed: the focus is then on the page itself. */
function focusIfLost({ current }: RefObject<HTMLElement | null>): void {
  if (document.activeElement === document.body) current?.focus();
}

/** Retries the oldest failed jobs together, and tells how many are left. */
function RetryAllJobs(): ReactElement {
  const refresh = useRefresh();
  const { mutate, isPending } = useAction({
    run: () => callJson<{ retried: number; left: number }>('POST', '/dead-jobs/retry'),
    done: (counts) => {
      refresh();
      return t('retriedAll', counts);
    },
    tellsFailure: true,
  });
  return (
    <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
      {t('retryAll')}
    </Button>
  );
}

/**
 * A mutation that retries or discards a dead job; afterwards the list and the counts are requested again, also when
 * another admin was faster.
 * @param done the notification
 */
function useDeadJobAction(
  action: 'retry' | 'discard',
  done: string,
): UseMutationResult<unknown, Error, number> {
  const notify = useNotify();
  const refresh = useRefresh();
  return useAction({
    run: (id: number) => postRecordAction('dead-jobs', id, action),
    done: () => {
      refresh();
      return done;
    },
    failed: (error) => {
      if (!(error instanceof HttpError) || error.status !== 404) return;
      notify(errorMessage(error), { type: 'info' });
      refresh();
    },
  });
}
