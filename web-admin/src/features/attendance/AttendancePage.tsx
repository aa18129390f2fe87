import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { ResponseOf } from '../../shared/api/types.js';
import { useListFilter } from '../../shared/ui/list-path.js';
import { Loaded } from '../../shared/ui/Loaded.js';

/** Lazy, because the chart library is large. */
const AttendanceCharts = lazy(() => import('./AttendanceCharts.js'));

const POLL_MS = 60_000;

/** Who came on the past Saturdays, or on the chosen one, in counts. */
export default function AttendancePage() {
  const { date } = useListFilter('attendance');
  return (
    <Loaded<ResponseOf<'/api/admin/attendance'>> path="/attendance" everyMs={POLL_MS}>
      {({ saturdays }) => (
        <Suspense fallback={<Skeleton variant="rounded" height="20rem" />}>
          <AttendanceCharts saturdays={saturdays} date={date} />
        </Suspense>
      )}
    </Loaded>
  );
}
