import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { FilterButton, useListContext } from 'react-admin';
import type { QueueItem, QueueItemKind } from '../../shared/review-case/queue-item.js';
import { useClaimNext } from '../../shared/review-case/use-claim-next.js';
import { useShortcuts } from '../../shared/shortcuts/use-shortcuts.js';
import { QUEUE_ITEM_KINDS } from './queue-item-kinds.js';
import { t } from './messages.js';

const EVERYTHING = 'everything';

/** Filters the queue by kind and by own claims, and claims the next item. */
export function QueueFilters(): ReactNode {
  const { filterValues, setFilters } = useListContext<QueueItem>();
  const next = useClaimNext();
  useShortcuts([
    { key: 'n', description: t('claimNext'), run: next.isPending ? undefined : () => next.mutate() },
  ]);
  const narrow = (change: object) => setFilters({ ...filterValues, ...change });
  return (
    <Box role="search" aria-label={t('filters')} sx={BAR}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('kinds')}
        value={filterValues.kind ?? EVERYTHING}
        onChange={(_event, kind: QueueItemKind | typeof EVERYTHING | null) => {
          if (kind) narrow({ kind: kind === EVERYTHING ? undefined : kind });
        }}
        sx={KINDS_BAR}
      >
        <ToggleButton value={EVERYTHING}>{t('everything')}</ToggleButton>
        {Object.entries(QUEUE_ITEM_KINDS).map(([kind, { many }]) => (
          <ToggleButton key={kind} value={kind}>
            {many}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        control={
          <Switch
            checked={filterValues.mine === true}
            onChange={(_event, checked) => narrow({ mine: checked || undefined })}
          />
        }
        label={t('mine')}
        sx={{ ml: -0.75, mr: 'auto' }}
      />
      <FilterButton filters={NO_OTHERS} />
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

/** Its menu has the saved views only. */
const NO_OTHERS: [] = [];
const KINDS_BAR = {
  flexWrap: 'wrap',
  gap: 0.75,
  '& .MuiToggleButton-root.MuiToggleButton-root': {
    m: 0,
    px: 1.5,
    borderRadius: 5,
    border: '1px solid',
    borderColor: 'brand.lineStrong',
  },
};
const BAR = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 2 };
