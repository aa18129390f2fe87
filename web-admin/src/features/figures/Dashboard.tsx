import Skeleton from '@mui/material/Skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import { errorMessage } from '../../shared/api/http.js';
import type { ResponseOf } from '../../shared/api/types.js';
import { useApiQuery } from '../../shared/api/use-api-query.js';
import { ErrorState } from '../../shared/ui/ErrorState.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { StatCards } from './StatCards.js';
import { t } from './messages.js';

/** The response with all statistics. */
export type Stats = ResponseOf<'/api/admin/stats'>;

/** Lazy, because the chart library is large and the numbers above need none of it. */
const Charts = lazy(() => import('./Charts.js'));

const POLL_MS = 60_000;

interface Props {
  /** Shown below once the statistics are there or have failed, because what is below moves while they load. */
  readonly children?: ReactNode;
}

/** The statistics of the queue, the Saturdays and the accounts. */
export function Dashboard({ children }: Props): ReactNode {
  const { data, error, refetch } = useApiQuery<Stats>('/stats', POLL_MS);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {data && <StatCards stats={data} />}
      {data || error ? (
        <Suspense fallback={<Skeleton variant="rounded" height="20rem" />}>
          {data ? (
            <Charts stats={data} />
          ) : (
            <ErrorState text={errorMessage(error)} retry={() => void refetch()} />
          )}
          {children}
        </Suspense>
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}
