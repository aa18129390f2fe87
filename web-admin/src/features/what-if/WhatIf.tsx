import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { errorMessage } from '../../shared/api/http.js';
import { useApiQuery } from '../../shared/api/use-api-query.js';
import { formatCalendarDay } from '../../shared/time/dates.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { ErrorState } from '../../shared/ui/ErrorState.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { Comparison } from './Comparison.js';
import { t } from './messages.js';
import type { WhatIfInput } from './what-if.js';

/** The last Saturday, the form and its result. */
export function WhatIf(): ReactNode {
  const { data, error, refetch } = useApiQuery<WhatIfInput>('/what-if');
  if (!data && error) return <ErrorState text={errorMessage(error)} retry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  if (data.requests === 0) return <EmptyState title={t('none')} text={t('noneText')} />;
  const { date, requests, recorded, settings } = data;
  return (
    <Stack spacing={2}>
      <Typography sx={TEXT}>{t('intro', { day: formatCalendarDay(date) })}</Typography>
      <Typography color="text.secondary" sx={TEXT}>
        {[
          t('input', { count: requests }),
          recorded === null ? t('notRecorded') : t('recorded', { recorded }),
          t('caveats'),
        ].join(' ')}
      </Typography>
      <Comparison settings={settings} />
    </Stack>
  );
}

const TEXT = { maxWidth: '46rem' };
