import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { TimeAgo } from '../../shared/time/TimeAgo.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { ListPage } from '../../shared/ui/ListPage.js';
import { ResponsiveTable } from '../../shared/ui/ResponsiveTable.js';
import { DeadJobActions } from './DeadJobActions.js';
import { RetryAllJobs } from './RetryAllJobs.js';
import { type DeadJob, taskLabel } from './system-labels.js';
import { t } from './messages.js';

/** The jobs whose last attempt failed, with retry and discard. */
export function DeadJobList(): ReactNode {
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
