import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, type ReactNode, Suspense } from 'react';
import { errorMessage } from '../../shared/api/http.js';
import type { ResponseOf } from '../../shared/api/types.js';
import { useApiQuery } from '../../shared/api/use-api-query.js';
import { ErrorState } from '../../shared/ui/ErrorState.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { TablesAtRisk } from './TablesAtRisk.js';
import { t } from './messages.js';

export type Attendance = ResponseOf<'/api/admin/attendance'>;

/** Lazy, because the chart library is large and the list above needs none of it. */
const AttendanceCharts = lazy(() => import('./AttendanceCharts.js'));

const POLL_MS = 60_000;

/** Which tables of the coming days may need help, and who came on the past Saturdays, in counts. */
export default function AttendancePage(): ReactNode {
  const { data, error, refetch } = useApiQuery<Attendance>('/attendance', POLL_MS);
  return (
    <>
      <PageTitle>{t('attendance')}</PageTitle>
      {data ? (
        <Stack spacing={2}>
          <TablesAtRisk tables={data.atRisk} />
          <Suspense fallback={<Skeleton variant="rounded" height="20rem" />}>
            <AttendanceCharts saturdays={data.saturdays} />
          </Suspense>
        </Stack>
      ) : error ? (
        <ErrorState text={errorMessage(error)} retry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}
