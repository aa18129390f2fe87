import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import { messageOf } from '../api/http.js';
import type { AnswerOf } from '../api/types.js';
import { useAnswer } from '../api/use-answer.js';
import { PageSkeleton } from '../layout/PageSkeleton.js';
import { RunMatching } from '../matching/RunMatching.js';
import { PageTitle } from '../ui/PageTitle.js';
import { Trouble } from '../ui/Trouble.js';
import { useStaff } from '../use-staff.js';
import { KeyNumbers } from './KeyNumbers.js';

/** The figures the console begins with. */
export type Stats = AnswerOf<'/api/admin/stats'>;

/** They draw with a library of their own, which comes after the numbers. */
const Charts = lazy(() => import('./Charts.js'));

const EVERY_MS = 60_000;

/** What waits, how the Saturdays fill up, and for admins the lever that seats people now. */
export default function Dashboard(): ReactNode {
  const { data, error, refetch } = useAnswer<Stats>('/stats', EVERY_MS);
  const isAdmin = useStaff()?.role === 'admin';
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
      {isAdmin && (
        <Box sx={{ mt: 2 }}>
          <RunMatching />
        </Box>
      )}
    </>
  );
}
