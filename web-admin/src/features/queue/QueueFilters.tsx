import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import type { QueueItem } from '../../shared/review-case/queue-item.js';
import { useClaimNext } from '../../shared/review-case/use-claim-next.js';
import { useShortcuts } from '../../shared/shortcuts/use-shortcuts.js';
import { t } from './messages.js';

/** Filters the queue by own claims, and claims the next item. */
export function QueueFilters(): ReactNode {
  const { filterValues, setFilters } = useListContext<QueueItem>();
  const next = useClaimNext();
  useShortcuts([
    { key: 'n', description: t('claimNext'), run: next.isPending ? undefined : () => next.mutate() },
  ]);
  return (
    <Box role="search" aria-label={t('filters')} sx={BAR}>
      <FormControlLabel
        control={
          <Switch
            checked={filterValues.mine === true}
            onChange={(_event, checked) => setFilters({ ...filterValues, mine: checked || undefined })}
          />
        }
        label={t('mine')}
        sx={{ ml: -0.75, mr: 'auto' }}
      />
      <Button
        variant="contained"
        aria-keyshortcuts="n"
        loading={next.isPending}
        onClick={() => next.mutate()}
      >
        {t('claimNext')}
      </Button>
    </Box>
  );
}

const BAR = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 2 };
