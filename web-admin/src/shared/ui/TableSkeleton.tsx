import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { t } from './messages.js';

const ROWS = 8;

/** The placeholder of rows while the response loads. */
export function TableSkeleton(): ReactNode {
  return (
    <Stack role="status" aria-label={t('loading')} spacing={1.5} sx={{ p: 2 }}>
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} variant="rounded" height="1.75rem" />
      ))}
    </Stack>
  );
}
