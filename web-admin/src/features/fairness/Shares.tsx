import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../shared/api/http.js';
import { useApiQuery } from '../../shared/api/use-api-query.js';
import { formatCalendarDay } from '../../shared/time/dates.js';
import { ErrorState } from '../../shared/ui/ErrorState.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { Section } from '../../shared/ui/Section.js';
import type { FairnessFigures, Quarter } from './fairness.js';
import { t } from './messages.js';
import { SharesTable } from './SharesTable.js';

/** The shares of seats of one quarter. Quarters are fixed, because two overlapping periods would tell of few people. */
export function Shares(): ReactNode {
  const { data, error, refetch } = useApiQuery<FairnessFigures>('/fairness');
  const [chosen, setChosen] = useState(0);
  if (!data && error) return <ErrorState text={errorMessage(error)} retry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const quarter = data.quarters[chosen];
  return (
    <Section title={t('shares')}>
      <Typography color="text.secondary" sx={{ maxWidth: '46rem', mb: 2 }}>
        {t('sharesText')}
      </Typography>
      <TextField
        select
        size="small"
        label={t('quarter')}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
        sx={{ mb: 2, minWidth: 'min(100%, 16rem)' }}
      >
        {data.quarters.map((each, at) => (
          <MenuItem key={each.from} value={at}>
            {nameOf(each)}
          </MenuItem>
        ))}
      </TextField>
      {quarter?.shares ? (
        <SharesTable label={nameOf(quarter)} shares={quarter.shares} />
      ) : (
        <Box role="status">{t('tooFewInQuarter')}</Box>
      )}
    </Section>
  );
}

const nameOf = ({ from, to }: Quarter): string =>
  t('fromTo', { from: formatCalendarDay(from), to: formatCalendarDay(to) });
