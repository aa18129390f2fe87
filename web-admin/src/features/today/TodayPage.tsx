import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import { errorMessage } from '../../shared/api/http.js';
import { useApiQuery } from '../../shared/api/use-api-query.js';
import { useStaff } from '../../shared/session/use-staff.js';
import { ErrorState } from '../../shared/ui/ErrorState.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import type { Attendance, Stats } from './figures.js';
import { GettingStarted } from './GettingStarted.js';
import { NeedsSomeone } from './NeedsSomeone.js';
import { NextSaturday } from './NextSaturday.js';
import { ReadinessLamps } from './ReadinessLamps.js';
import { t } from './messages.js';

/** Lazy, because the chart library is large and what is above needs none of it. */
const Charts = lazy(() => import('./Charts.js'));

const POLL_MS = 60_000;

/** The next Saturday, what needs someone, whether all is ready, and the statistics; before there are any, the first steps. */
export default function TodayPage(): ReactNode {
  const isAdmin = useStaff()?.role === 'admin';
  const stats = useApiQuery<Stats>('/stats', POLL_MS);
  const attendance = useApiQuery<Attendance>('/attendance', POLL_MS);
  const asked = [stats, attendance];
  const error = stats.error ?? attendance.error;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {stats.data && attendance.data ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          {isAdmin && !hasFigures(stats.data) && <GettingStarted />}
          <NextSaturday stats={stats.data} attendance={attendance.data} />
          <NeedsSomeone queue={stats.data.queue} tables={attendance.data.atRisk} />
          {isAdmin && <ReadinessLamps />}
          {hasFigures(stats.data) && (
            <Suspense fallback={<Skeleton variant="rounded" height="20rem" />}>
              <Charts stats={stats.data} />
            </Suspense>
          )}
        </Box>
      ) : error ? (
        <ErrorState text={errorMessage(error)} retry={() => asked.forEach((each) => void each.refetch())} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

/** Sign-ups alone are the first staff. */
const hasFigures = ({ saturdays, reports }: Stats): boolean =>
  saturdays.some(({ requests }) => requests > 0) || reports.some(({ count }) => count > 0);
