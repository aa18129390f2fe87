import Skeleton from '@mui/material/Skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import { messageOf } from '../../shared/api/http.js';
import type { AnswerOf } from '../../shared/api/types.js';
import { useAnswer } from '../../shared/api/use-api-query.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { Trouble } from '../../shared/ui/ErrorState.js';
import { KeyNumbers } from './StatCards.js';

/** The figures the console begins with. */
export type Stats = AnswerOf<'/api/admin/stats'>;

/** They draw with a library of their own, which comes after the numbers. */
const Charts = lazy(() => import('./Charts.js'));

const EVERY_MS = 60_000;

/** The statistics of the queue, the Saturdays and the accounts. */
export function Dashboard(): ReactNode {
  const { data, error, refetch } = useAnswer<Stats>('/stats', EVERY_MS);
  return (
    <>
      <PageTitle>Dashboard</PageTitle>
      {data ? (
        <>
          <KeyNumbers stats={data} />
          <Suspense fallback={<Skeleton variant="rounded" height="20rem" />}>
            <Charts stats={data} />
          </Suspense>
        </>
      ) : error ? (
        <Trouble text={messageOf(error)} retry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}
