import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

const ROWS = 8;

/** The placeholder of rows while the response loads. */
export function TableSkeleton(): ReactNode {
  return (
    <Stack role="status" aria-label="Loading" spacing={1.5} sx={{ p: 2 }}>
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} variant="rounded" height="1.75rem" />
      ))}
    </Stack>
  );
}
