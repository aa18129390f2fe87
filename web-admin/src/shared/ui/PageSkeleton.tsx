import { Skeleton, Stack } from '@mui/material';
import { t } from './messages.js';

/** The placeholder of a page while its chunk or its response loads. */
export function PageSkeleton() {
  return (
    <Stack spacing={2} role="status" aria-label={t('loading')}>
      <Skeleton variant="rounded" width="14rem" height="2rem" />
      <Skeleton variant="rounded" height="6rem" />
      <Skeleton variant="rounded" height="18rem" />
    </Stack>
  );
}
