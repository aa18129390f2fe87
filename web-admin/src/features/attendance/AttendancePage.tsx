import Skeleton from '@mui/material/Skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import { errorMessage } from '../../shared/api/http.js';
import type { ResponseOf } from '../../shared/api/types.js';
import { useApiQuery } from '../../shared/api/use-api-query.js';
import { ErrorState } from '../../shared/ui/EmptyState.js';
import { useListFilter } from '../../shared/ui/list-path.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';

type Attendance = ResponseOf<'/api/admin/attendance'>;

/** Lazy, because the chart library is large. */
const AttendanceCharts = lazy(() => import('./AttendanceCharts.js'));

const POLL_MS = 60_000;

/** Who came on the past Saturdays, or on the chosen one, in counts. */
export default function AttendancePage(): ReactNode {
  const { data, error, refetch } = useApiQuery<Attendance>('/attendance', POLL_MS);
  const { date } = useListFilter('attendance');
  if (!data)
    return error ? <ErrorState text={errorMessage(error)} retry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height="20rem" />}>
      <AttendanceCharts saturdays={data.saturdays} date={date} />
    </Suspense>
  );
}
